#pragma once

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

#include "players/engine.h"

namespace mnk {

/// Thinks in one background thread, which keeps its solver, and with it what it has learned, from
/// request to request.
class ThreadEngine : public Engine {
 public:
  /// `wake` is called from the thread whenever a report waits to be polled. See started().
  explicit ThreadEngine(std::size_t table_bytes, std::function<void()> wake);
  ~ThreadEngine() override;
  ThreadEngine(const ThreadEngine&) = delete;
  ThreadEngine& operator=(const ThreadEngine&) = delete;
  ThreadEngine(ThreadEngine&&) = delete;
  ThreadEngine& operator=(ThreadEngine&&) = delete;

  /// False when the system has no thread left, as SDL_GetError() says; no request is answered then.
  [[nodiscard]] bool started() const { return thread_ != nullptr; }

  void ask(const SearchRequest& request) override;
  void stop() override;
  std::optional<SearchReport> poll() override;

 private:
  static int run(void* engine);
  void work();
  /// Waits for the next request; nothing when the thread is to end.
  std::optional<SearchRequest> next_request();
  /// Publishes a report for poll(), unless its request has been dropped.
  void publish(const SearchReport& report);

  std::size_t table_bytes_;
  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable asked_;
  std::optional<SearchRequest> request_;  ///< asked for and not begun
  std::optional<SearchReport> report_;    ///< newest, not polled
  bool quit_ = false;
  std::atomic<bool> stop_ = false;  ///< the request that is being worked at is not wanted any more
  SDL_Thread* thread_;              ///< last, so that it starts when all else is there
};

}  // namespace mnk
