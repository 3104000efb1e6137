#pragma once

#include <array>
#include <cstdint>

#include "players/mnk_solver.h"

/// Games between players of all levels, good moves and bad.
namespace mnk::test {

/// The end of a game between the two levels that the number chooses; every pair of levels is among
/// 25 numbers in a row.
inline Position level_game(const Rules& rules, std::uint64_t number, Solver& solver) {
  constexpr std::array levels = {PlayerKind::random, PlayerKind::easy, PlayerKind::medium,
                                 PlayerKind::hard, PlayerKind::perfect};
  constexpr std::uint64_t nodes = 5'000;
  Position position(rules);
  while (!position.outcome().over()) {
    const std::size_t side = position.to_move() == Mark::X ? number % 5 : number / 5 % 5;
    const auto seed = number * 1000 + static_cast<std::uint64_t>(position.mark_count());
    position = position.after(choose(position, levels[side], seed, nodes, solver));
  }
  return position;
}

}  // namespace mnk::test
