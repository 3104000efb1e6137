#pragma once

#include <cstdint>

#include "engine/rules.h"

/// Whether a game is solved or judged: decided here and nowhere else.
namespace mnk {

enum class Approach : std::uint8_t {
  solve,   ///< every position's value is proven within the nodes that a move has
  search,  ///< values are looked for, and where none is found bounds have to do
  judge    ///< few values can be found in the time that people wait: most nodes go into judging
};

/// The bounds are cautious: they were read off the solver's table of nodes, see README.md.
[[nodiscard]] Approach approach_to(const Rules& rules);

/// People may call the perfect player perfect. Elsewhere it is the strongest there is.
[[nodiscard]] inline bool is_solved(const Rules& rules) {
  return approach_to(rules) == Approach::solve;
}

/// Positions are judged where they are not proven soon, and the levels play by judgement.
[[nodiscard]] inline bool beyond_solving(const Rules& rules) {
  return approach_to(rules) == Approach::judge;
}

}  // namespace mnk
