#pragma once

#include <cmath>
#include <cstdint>

#include "solver/heuristic/weights.h"

/// What the search counts in: points of the evaluation, and wins far above them.
namespace mnk {

using Score = int;

/// A win now. A win in n plies scores n less, a loss the opposite.
inline constexpr Score won = 30'000;
/// The least score that stands for a win.
inline constexpr Score least_win = won - 1'000;

[[nodiscard]] constexpr Score win_in(int plies) { return won - plies; }
[[nodiscard]] constexpr Score loss_in(int plies) { return plies - won; }
[[nodiscard]] constexpr bool is_win(Score score) { return score >= least_win; }
[[nodiscard]] constexpr bool is_loss(Score score) { return score <= -least_win; }

/// The chance of winning that a score stands for, 0 to 1; a draw counts as half a win.
[[nodiscard]] inline double chance_of_winning(Score score) {
  if (is_win(score)) return 1;
  if (is_loss(score)) return 0;
  return 1 / (1 + std::exp(-score / points_per_unit));
}

}  // namespace mnk
