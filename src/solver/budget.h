#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>

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

}  // namespace mnk
