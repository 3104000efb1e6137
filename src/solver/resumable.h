#pragma once

#include <coroutine>
#include <cstdint>
#include <exception>
#include <optional>
#include <utility>

#include "solver/budget.h"
#include "solver/win_search.h"

namespace mnk {

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
    Wait(Wait&&) = delete;
    Wait& operator=(Wait&&) = delete;

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
  Resumable(Resumable&&) = delete;
  Resumable& operator=(Resumable&&) = delete;
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

/// Waits for the answer to one question, see WinSearch. Without nodes left the answer is that
/// nothing is known.
class Question final : public Resumable::Wait {
 public:
  /// Whether `attacker` wins this position within `depth` plies. The game must not be over, and the
  /// context must outlive the question.
  Question(const SearchContext& context, const Position& position, Mark attacker, Depth depth,
           std::uint64_t nodes = Budget::no_limit)
      : search_(context, position, attacker), nodes_left_(nodes) {
    search_.ask(depth);
  }

  /// Whether, in normal play, the opponent of the side to move ever wins if that side passes.
  [[nodiscard]] static Question when_passing(const SearchContext& context, const Position& position,
                                             std::uint64_t nodes) {
    return {context, position, nodes};
  }

  /// Puts the same question with another depth; the limit of nodes stays.
  void ask(Depth depth) { search_.ask(depth); }

  bool over(Budget& budget) override {
    if (budget.exhausted()) return false;
    answer_.reset();
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { answer_ = search_.run(part); });
    if (!answer_ && nodes_left_ == 0) answer_ = Bounds{};
    return answer_.has_value();
  }
  [[nodiscard]] Bounds await_resume() const { return *answer_; }

 private:
  Question(const SearchContext& context, const Position& position, std::uint64_t nodes)
      : search_(context, position, opponent(position.to_move()), Role::attacker),
        nodes_left_(nodes) {
    search_.ask(always);
  }

  WinSearch search_;
  std::uint64_t nodes_left_;
  std::optional<Bounds> answer_;
};

}  // namespace mnk
