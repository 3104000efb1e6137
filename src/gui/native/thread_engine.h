#pragma once

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

#include "players/engine.h"

namespace mnk {

/// Searches in one background thread, which keeps its solvers and their tables from request to
/// request.
class ThreadEngine : public Engine {
 public:
  /// Calls `wake` from the thread whenever a report is ready to poll. Check started().
  explicit ThreadEngine(std::size_t table_bytes, std::function<void()> wake);
  ~ThreadEngine() override;
  ThreadEngine(const ThreadEngine&) = delete;
  ThreadEngine& operator=(const ThreadEngine&) = delete;
  ThreadEngine(ThreadEngine&&) = delete;
  ThreadEngine& operator=(ThreadEngine&&) = delete;

  /// False if the system could not start the thread (see SDL_GetError()); then requests get no
  /// answers.
  [[nodiscard]] bool started() const { return thread_ != nullptr; }

  void ask(const SearchRequest& request) override;
  void stop() override;
  std::optional<SearchReport> poll() override;

 private:
  static int run(void* engine);
  void work();
  /// Waits for the next request; nothing if the thread should end.
  std::optional<SearchRequest> next_request();
  /// Publishes a report for poll(), unless its request was cancelled.
  void publish(const SearchReport& report);

  std::size_t table_bytes_;
  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable asked_;
  std::optional<SearchRequest> request_;  ///< not yet started
  std::optional<SearchReport> report_;    ///< newest, not yet polled
  bool quit_ = false;
  std::atomic<bool> stop_ = false;  ///< cancels the request in progress
  SDL_Thread* thread_;              ///< last, so that it starts after the members above exist
};

}  // namespace mnk
