#pragma once

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

#include "players/thinker.h"

namespace mnk {

/// Thinks in one background thread, which keeps its solver, and with it what it has learned, from
/// request to request.
class ThreadThinker : public Thinker {
 public:
  /// `wake` is called from the thread whenever a report waits to be polled. See started().
  explicit ThreadThinker(std::size_t table_bytes, std::function<void()> wake);
  ~ThreadThinker() override;
  ThreadThinker(const ThreadThinker&) = delete;
  ThreadThinker& operator=(const ThreadThinker&) = delete;
  ThreadThinker(ThreadThinker&&) = delete;
  ThreadThinker& operator=(ThreadThinker&&) = delete;

  /// False when the system has no thread left, as SDL_GetError() says; no request is answered then.
  [[nodiscard]] bool started() const { return thread_ != nullptr; }

  void ask(const ThinkRequest& request) override;
  void stop() override;
  std::optional<ThinkReport> poll() override;

 private:
  static int run(void* thinker);
  void work();
  /// Waits for the next request; nothing when the thread is to end.
  std::optional<ThinkRequest> next_request();
  /// Publishes a report for poll(), unless its request has been dropped.
  void publish(const ThinkReport& report);

  std::size_t table_bytes_;
  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable asked_;
  std::optional<ThinkRequest> request_;  ///< asked for and not begun
  std::optional<ThinkReport> report_;    ///< newest, not polled
  bool quit_ = false;
  std::atomic<bool> stop_ = false;  ///< the request that is being worked at is not wanted any more
  SDL_Thread* thread_;              ///< last, so that it starts when all else is there
};

}  // namespace mnk
