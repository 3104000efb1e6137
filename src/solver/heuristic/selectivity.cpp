#include "solver/heuristic/selectivity.h"

#include <algorithm>
#include <array>

namespace mnk {
namespace {

constexpr int deepest_futility = 6;
constexpr Evaluation futility_margin(int depth) { return 60 * depth + 20; }
constexpr int deepest_razoring = 2;
constexpr Evaluation razoring_margin(int depth) { return 100 * depth + 60; }

/// Natural logarithms of 1, 2, 3, …, by ln n = ln (n-1) + 2 artanh (1 / (2n-1)): only what every
/// platform rounds alike.
template <std::size_t count>
constexpr std::array<double, count> logarithms() {
  std::array<double, count> result{};
  for (std::size_t n = 2; n < count; ++n) {
    const double x = 1 / static_cast<double>(2 * n - 1);
    const double square = x * x;
    const double series = 1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7)));
    result[n] = result[n - 1] + 2 * x * series;
  }
  return result;
}

}  // namespace

std::size_t width(int depth, bool principal, bool improving) {
  if (principal) return 40;
  const int moves = 5 + 2 * std::max(depth, 0);
  return static_cast<std::size_t>(improving ? moves : moves / 2);
}

int late_move_reduction(int depth, std::size_t tried) {
  constexpr std::size_t size = 48;
  static constexpr std::array<double, size> ln = logarithms<size>();
  const auto row = std::min(static_cast<std::size_t>(std::max(depth, 1)), size - 1);
  return static_cast<int>(0.8 + ln[row] * ln[std::min(tried, size - 1)]);
}

bool is_futile(Evaluation judgement, Evaluation beta, int depth) {
  return depth <= deepest_futility && !is_loss(beta) && judgement - futility_margin(depth) >= beta;
}

bool is_hopeless(Evaluation judgement, Evaluation alpha, int depth) {
  return depth <= deepest_razoring && !is_win(alpha) && judgement + razoring_margin(depth) <= alpha;
}

}  // namespace mnk
