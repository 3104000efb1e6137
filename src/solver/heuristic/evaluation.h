#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/heuristic/weights.h"

/// The unit of the search: points of the evaluation, with wins far above them.
namespace mnk {

using Evaluation = int;

/// A win now. A win in n plies scores n less, a loss the opposite.
inline constexpr Evaluation win_now = 30'000;
/// The least score that stands for a win.
inline constexpr Evaluation min_win = win_now - 1'000;

[[nodiscard]] constexpr Evaluation win_in(int plies) { return win_now - plies; }
[[nodiscard]] constexpr Evaluation loss_in(int plies) { return plies - win_now; }
[[nodiscard]] constexpr bool is_win(Evaluation score) { return score >= min_win; }
[[nodiscard]] constexpr bool is_loss(Evaluation score) { return score <= -min_win; }

/// The chance of winning that a score stands for, 0 to 1; a draw counts as half a win.
[[nodiscard]] inline double chance_of_winning(Evaluation score) {
  if (is_win(score)) return 1;
  if (is_loss(score)) return 0;
  // e to the power of x as (1 + x/4096) to that of 4096: every platform rounds it alike, and a
  // chance needs no more than two digits.
  double odds = 1 + std::clamp(score / points_per_unit, -10.0, 10.0) / 4096;
  for (int doubling = 0; doubling < 12; ++doubling) odds *= odds;
  return odds / (1 + odds);
}

}  // namespace mnk
