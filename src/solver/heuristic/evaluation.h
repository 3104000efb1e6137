#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/heuristic/pattern.h"

namespace mnk {

/// How many ways there are for four lines to have one of thirteen patterns each, in any order.
inline constexpr std::size_t combination_count = 1820;

/// The number of a combination: patterns sorted, smallest first, counted in colexicographic order.
[[nodiscard]] std::size_t combination_of(FourPatterns patterns);

/// The evaluation of a position, in points. `points_per_unit` points turn odds of 1:1 into e:1.
///
/// Each empty cell counts for a side by the patterns a stone there would make. The evaluation is
/// your sum minus the opponent's, plus `tempo` for the side to move, by the best threat of either
/// side.
///
/// Four patterns are worth the sum of a number for each, one for the threat they make together, and
/// a small correction.
struct Weights {
  std::array<std::int16_t, pattern_count> pattern;
  std::array<std::int16_t, threat_count> threat;
  std::array<std::int8_t, combination_count> rest;
  std::array<std::array<std::int16_t, threat_count>, threat_count> tempo;  ///< [own best][theirs]

  /// The points of a cell with these patterns; `made` must be their threat.
  [[nodiscard]] int points(FourPatterns patterns, Threat made) const;
};

inline constexpr double points_per_unit = 200;

/// The weights for this number in a row. They were fitted for five; other numbers use the same,
/// since patterns and threats are named by what they lack.
[[nodiscard]] const Weights& weights_for(int in_a_row);

/// The unit of the search: points of the evaluation, with wins far above them.
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
