#pragma once

#include <cstdint>

#include "engine/rules.h"

/// Whether a game is solved or judged: decided here and nowhere else.
namespace mnk {

enum class SolveMode : std::uint8_t {
  solve,     ///< every position's value is proven within the nodes that a move has
  search,    ///< values are looked for, and where none is found bounds have to do
  heuristic  ///< few values can be found in the time that people wait: most nodes go into judging
};

/// The bounds are cautious: they were read off the solver's table of nodes, see README.md.
[[nodiscard]] SolveMode solve_mode(const Rules& rules);

/// People may call the perfect player perfect. Elsewhere it is the strongest there is.
[[nodiscard]] inline bool is_solved(const Rules& rules) {
  return solve_mode(rules) == SolveMode::solve;
}

/// Positions are judged where they are not proven soon, and the levels play by judgement.
[[nodiscard]] inline bool heuristic_only(const Rules& rules) {
  return solve_mode(rules) == SolveMode::heuristic;
}

}  // namespace mnk
