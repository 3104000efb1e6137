#pragma once

#include <array>
#include <cstdint>

#include "solver/heuristic/threat.h"

namespace mnk {

/// How many ways there are for four lines to have one of thirteen patterns each, in any order.
inline constexpr std::size_t combination_count = 1820;

/// The number of a combination: patterns sorted, smallest first, counted in colexicographic order.
[[nodiscard]] std::size_t combination_of(FourPatterns patterns);

/// What a position is worth when nothing is proven, in points. `points_per_unit` points more turn
/// odds of 1:1 into odds of e:1.
///
/// Each empty cell counts for a side by what a stone there would make of its four lines. Own sum
/// minus the opponent's, and for the side to move `tempo`, by the best threat of either side.
///
/// What four patterns are worth is the sum of a number for each, of one for the threat that they
/// make together, and of what is left: small numbers, which need little room.
struct Weights {
  std::array<std::int16_t, pattern_count> pattern;
  std::array<std::int16_t, threat_count> threat;
  std::array<std::int8_t, combination_count> rest;
  std::array<std::array<std::int16_t, threat_count>, threat_count> tempo;  ///< [own best][theirs]

  /// What a cell with these patterns counts for; `made` must be the threat of the patterns.
  [[nodiscard]] int points(FourPatterns patterns, Threat made) const;
};

inline constexpr double points_per_unit = 200;

/// The weights for so many in a row. They are fitted for five; all others take those too, since
/// patterns and threats are named by what they lack.
[[nodiscard]] const Weights& weights_for(int in_a_row);

}  // namespace mnk
