#pragma once

#include <cstdint>

#include "solver/solver.h"
#include "solver/value.h"

/// Short forms of values, and short ways to ask the solver without a limit of nodes.
namespace mnk::test {

/// Plies count from the position or move to the end.
constexpr Value win_after(int plies) { return {.result = Result::win, .plies = plies}; }
constexpr Value loss_after(int plies) { return {.result = Result::loss, .plies = plies}; }
constexpr Value draw_after(int plies) { return {.result = Result::draw, .plies = plies}; }

inline constexpr std::uint64_t no_limit = Budget::no_limit;

/// 16 MB: enough to lose nothing on the small boards that tests solve.
inline constexpr std::size_t table_bytes = std::size_t{1} << 24;

/// The value alone, without the best moves and the variation.
inline Assessment value_of(Solver& solver, const Position& position) {
  Budget budget(no_limit);
  ValueSearch search(solver.context(position.rules()), position, PositionBounds(position));
  search.run(budget);
  return search.bounds().assess();
}

inline Solution solve(Solver& solver, const Position& position) {
  Budget budget(no_limit);
  return solver.solve(position, budget);
}

}  // namespace mnk::test
