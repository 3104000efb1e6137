#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/heuristic/pattern.h"

namespace mnk {

/// The number of unordered combinations of thirteen patterns on four lines.
inline constexpr std::size_t combination_count = 1820;

/// A combination's number: sorted patterns, smallest first, in colexicographic order.
[[nodiscard]] std::size_t combination_of(FourPatterns patterns);

/// The weights of the evaluation, in points. `points_per_unit` points turn odds of 1:1 into e:1.
///
/// Each empty cell counts for a side by the patterns that a stone there would make. The evaluation
/// is the mover's sum minus the opponent's, plus `tempo`, by the best threat of each side.
///
/// Four patterns are worth the sum of a number for each, one for their combined threat, and a small
/// correction.
struct Weights {
  std::array<std::int16_t, pattern_count> pattern;
  std::array<std::int16_t, threat_count> threat;
  std::array<std::int8_t, combination_count> rest;
  std::array<std::array<std::int16_t, threat_count>, threat_count> tempo;  ///< [own best][theirs]

  /// A cell's points with these patterns; `made` must be their threat.
  [[nodiscard]] int points(FourPatterns patterns, Threat made) const;
};

inline constexpr double points_per_unit = 200;

/// The weights were fitted for five in a row; other numbers use the same ones, since patterns and
/// threats are defined by what they lack.
[[nodiscard]] const Weights& fitted_weights();

/// A score of the search: points of the evaluation, with wins far above them.
using Evaluation = int;

/// A win now. A win in n plies scores n less, a loss the opposite.
inline constexpr Evaluation win_now = 30'000;
/// The lowest score of a win.
inline constexpr Evaluation min_win = win_now - 1'000;

[[nodiscard]] constexpr Evaluation win_in(int plies) { return win_now - plies; }
[[nodiscard]] constexpr Evaluation loss_in(int plies) { return plies - win_now; }
[[nodiscard]] constexpr bool is_win(Evaluation score) { return score >= min_win; }
[[nodiscard]] constexpr bool is_loss(Evaluation score) { return score <= -min_win; }

/// The chance of winning for a score, 0 to 1, with a draw as half a win.
[[nodiscard]] inline double chance_of_winning(Evaluation score) {
  if (is_win(score)) return 1;
  if (is_loss(score)) return 0;
  // e^x as (1 + x/4096)^4096: it rounds the same on every platform, and a chance needs only two
  // digits.
  double odds = 1 + std::clamp(score / points_per_unit, -10.0, 10.0) / 4096;
  for (int doubling = 0; doubling < 12; ++doubling) odds *= odds;
  return odds / (1 + odds);
}

}  // namespace mnk
