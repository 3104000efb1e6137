#pragma once

#include <algorithm>
#include <atomic>
#include <coroutine>
#include <cstdint>
#include <exception>
#include <limits>
#include <utility>

/// Work that stops when its nodes are spent, and can be resumed.
namespace mnk {

/// How much a search may still do: a number of nodes, and a flag by which another thread can stop
/// it at any time.
class Budget {
 public:
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  explicit Budget(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr)
      : left_(nodes), stop_(stop) {}

  /// Pays for one node. False when none is left or the search was stopped. The flag is polled often
  /// enough for a stop to take less than a millisecond.
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

  /// Runs `work` with at most this many nodes of the budget. Returns how many it used.
  template <typename Work>
  std::uint64_t share(std::uint64_t nodes, Work&& work) {
    Budget part(std::min(nodes, left_), stop_);
    work(part);
    left_ = part.stopped() ? 0 : left_ - part.spent_;
    spent_ += part.spent_;
    return part.spent_;
  }

  /// Runs `work`, which cannot be paused, with this many nodes, even if fewer are left, and pays
  /// for those that it used.
  template <typename Work>
  void overdraw(std::uint64_t nodes, Work&& work) {
    Budget whole(nodes, stop_);
    work(whole);
    const std::uint64_t used = std::min(whole.spent_, left_);
    left_ -= used;
    spent_ += used;
  }

 private:
  /// The slowest node, on a board of 20×20, takes some microseconds.
  static constexpr std::uint64_t nodes_between_looks = 64;

  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->load(); }

  std::uint64_t left_;
  std::uint64_t spent_ = 0;
  const std::atomic<bool>* stop_;
};

/// Chooses the constructor that defers the work to later calls with a budget.
struct Deferred {};

/// Long work written as one function: a coroutine that pauses wherever its budget runs out and
/// resumes with the next one. Where and how often it pauses makes no difference to what it does.
/// Inside, `co_await` a Question or within(nodes, work): both spend the budget.
///
/// A member function that returns a Resumable refers to its object, which therefore must not move.
class Resumable {
 public:
  struct promise_type;
  using Handle = std::coroutine_handle<promise_type>;

  /// Something the coroutine waits for.
  class Wait {
   public:
    Wait() = default;
    Wait(const Wait&) = delete;
    Wait& operator=(const Wait&) = delete;

    /// Works on; true once the coroutine may go on.
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

  /// Works on; true once the function has returned.
  bool run(Budget& budget);

 private:
  explicit Resumable(Handle handle) : handle_(handle) {}

  Handle handle_;
};

struct Resumable::promise_type {
  Budget* budget = nullptr;
  Wait* waits_for = nullptr;

  Resumable get_return_object() { return Resumable(Handle::from_promise(*this)); }
  // NOLINTBEGIN(readability-convert-member-functions-to-static): the compiler calls them on an
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

/// Waits for `work(Budget&)` to return true, for as long as it has nodes left. The result says
/// whether it did.
template <typename Work>
class Within final : public Resumable::Wait {
 public:
  Within(std::uint64_t nodes, Work work) : nodes_left_(nodes), work_(std::move(work)) {}

  bool over(Budget& budget) override {
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { done_ = work_(part); });
    return done_ || nodes_left_ == 0;
  }
  // Not [[nodiscard]]: who waits for work need not ask whether it came to its end.
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
