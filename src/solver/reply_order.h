#pragma once

#include <cstdint>

#include "solver/search_board.h"

namespace mnk {

/// How good a move looks in normal play before anything has been searched; greater is better.
///
/// The attacker builds its own lines. The defender takes what the attacker has and builds its own,
/// which count for less where lines are long; and for threats of its own, which leave the attacker
/// no choice, lines that allow one count more. Among equals the middle of the board goes first.
[[nodiscard]] inline std::uint64_t reply_score(const SearchBoard& board, Role to_move,
                                               CellIndex cell) {
  std::uint64_t weight = board.weight(Role::attacker, cell);
  if (to_move == Role::defender) {
    const std::uint64_t own = board.weight(Role::defender, cell);
    weight += board.map().length() < 5 ? own : own - own / 4;
    weight += board.missing_two(Role::defender, cell) * (SearchBoard::unit_weight / 8 * 3);
  }
  return (weight << 8) + board.map().centrality(cell);
}

}  // namespace mnk
