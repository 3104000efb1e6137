#pragma once

#include <algorithm>
#include <atomic>
#include <coroutine>
#include <cstdint>
#include <exception>
#include <limits>
#include <utility>

/// Work that pauses when its node budget is spent, and resumes with the next.
namespace mnk {

/// What a search may still spend: a number of nodes, and a flag with which another thread can stop
/// it at any time.
class Budget {
 public:
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  explicit Budget(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr)
      : left_(nodes), stop_(stop) {}

  /// Pays for one node; false if none is left or the search was stopped. Polls the flag often
  /// enough to stop within a millisecond.
  [[nodiscard]] bool spend() {
    if (left_ == 0) return false;
    if (stop_ != nullptr && spent_ % nodes_between_looks == 0 && stop_->load()) {
      left_ = 0;
      return false;
    }
    --left_;
    ++spent_;
    return true;
  }

  [[nodiscard]] bool exhausted() const { return left_ == 0; }
  [[nodiscard]] std::uint64_t left() const { return left_; }
  [[nodiscard]] std::uint64_t spent() const { return spent_; }

  /// Runs `work` with at most `nodes` of the budget; returns how many it used.
  template <typename Work>
  std::uint64_t share(std::uint64_t nodes, Work&& work) {
    Budget part(std::min(nodes, left_), stop_);
    work(part);
    left_ = part.stopped() ? 0 : left_ - part.spent_;
    spent_ += part.spent_;
    return part.spent_;
  }

  /// Runs `work`, which cannot pause, with `nodes` even if fewer are left, then charges what it
  /// used.
  template <typename Work>
  void overdraw(std::uint64_t nodes, Work&& work) {
    Budget whole(nodes, stop_);
    work(whole);
    const std::uint64_t used = std::min(whole.spent_, left_);
    left_ -= used;
    spent_ += used;
  }

 private:
  /// The slowest nodes, on 20×20, take a few microseconds.
  static constexpr std::uint64_t nodes_between_looks = 64;

  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->load(); }

  std::uint64_t left_;
  std::uint64_t spent_ = 0;
  const std::atomic<bool>* stop_;
};

/// Long work written as one function: a coroutine that pauses wherever its budget runs out and
/// resumes with the next. Pausing never changes the result. Inside, `co_await` a Question or
/// within(nodes, work); both spend the budget.
///
/// A member function that returns a Resumable keeps a pointer to its object, so do not move the
/// object.
class Resumable {
 public:
  struct promise_type;
  using Handle = std::coroutine_handle<promise_type>;

  /// What the coroutine waits for.
  class Wait {
   public:
    Wait() = default;
    Wait(const Wait&) = delete;
    Wait& operator=(const Wait&) = delete;

    /// Continues the work; true once the coroutine may resume.
    virtual bool over(Budget& budget) = 0;

    // NOLINTNEXTLINE(readability-convert-member-functions-to-static): called on an object
    [[nodiscard]] bool await_ready() const { return false; }
    [[nodiscard]] bool await_suspend(Handle coroutine);

   protected:
    ~Wait() = default;
  };

  Resumable(const Resumable&) = delete;
  Resumable& operator=(const Resumable&) = delete;
  ~Resumable() { handle_.destroy(); }

  /// Resumes the function; true once it has returned.
  bool run(Budget& budget);

 private:
  explicit Resumable(Handle handle) : handle_(handle) {}

  Handle handle_;
};

struct Resumable::promise_type {
  Budget* budget = nullptr;
  Wait* waits_for = nullptr;

  Resumable get_return_object() { return Resumable(Handle::from_promise(*this)); }
  // NOLINTBEGIN(readability-convert-member-functions-to-static): the compiler calls these on an
  // object
  [[nodiscard]] std::suspend_always initial_suspend() const { return {}; }
  [[nodiscard]] std::suspend_always final_suspend() const noexcept { return {}; }
  void return_void() const {}
  [[noreturn]] void unhandled_exception() const { std::terminate(); }
  // NOLINTEND(readability-convert-member-functions-to-static)
};

inline bool Resumable::Wait::await_suspend(Handle coroutine) {
  if (over(*coroutine.promise().budget)) return false;
  coroutine.promise().waits_for = this;
  return true;
}

inline bool Resumable::run(Budget& budget) {
  if (handle_.done()) return true;
  promise_type& promise = handle_.promise();
  if (promise.waits_for != nullptr && !promise.waits_for->over(budget)) return false;
  promise.waits_for = nullptr;
  promise.budget = &budget;
  handle_.resume();
  return handle_.done();
}

/// Waits until `work(Budget&)` returns true or has used its nodes; yields which of the two.
template <typename Work>
class Within final : public Resumable::Wait {
 public:
  Within(std::uint64_t nodes, Work work) : nodes_left_(nodes), work_(std::move(work)) {}

  bool over(Budget& budget) override {
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { done_ = work_(part); });
    return done_ || nodes_left_ == 0;
  }
  // Not [[nodiscard]]: some callers only want to wait.
  bool await_resume() const { return done_; }  // NOLINT(modernize-use-nodiscard)

 private:
  std::uint64_t nodes_left_;
  Work work_;
  bool done_ = false;
};

template <typename Work>
[[nodiscard]] Within<Work> within(std::uint64_t nodes, Work work) {
  return Within<Work>(nodes, std::move(work));
}

}  // namespace mnk
