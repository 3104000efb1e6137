#pragma once

#include <array>
#include <cstdint>

#include "solver/heuristic/threat.h"

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

}  // namespace mnk
