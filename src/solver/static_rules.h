#pragma once

#include <cstddef>
#include <optional>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/search_board.h"

/// Rules that answer a question without looking ahead, under the contract of WinSearch for this
/// depth, or return nothing.
namespace mnk {

/// The attacker's moves within this many plies.
[[nodiscard]] constexpr std::size_t moves_within(Depth plies, Role to_move) {
  return (std::size_t{plies} + (to_move == Role::attacker ? 1 : 0)) / 2;
}

/// Normal play. Somebody completes a line now or cannot be kept from it, or the lines are too far
/// from complete for this depth.
[[nodiscard]] std::optional<Bounds> settle_by_threats(const SearchBoard& board, Role to_move,
                                                      Depth depth, bool forks);

/// Normal play, no threats on the board, and settle_by_threats() has found no fork. A side without
/// a fork wins neither in three plies nor, after a pass, in four. A defender gains two plies by a
/// threat whose answer makes neither a threat nor a fork.
[[nodiscard]] std::optional<Bounds> settle_without_forks(const SearchBoard& board, Role to_move,
                                                         Depth depth);

/// Normal play. Erdős and Selfridge (1973): a live line with n marks missing weighs 1/2^n. The
/// defender can keep the sum from growing by always taking the heaviest cell, so below one half
/// (below one when it begins) the attacker never completes a line. Lines with more
/// marks missing than the depth leaves moves for do not count.
[[nodiscard]] std::optional<Bounds> settle_by_weight(const SearchBoard& board, Role to_move,
                                                     Depth depth);

/// Normal play. Zetters (1980): eight or more in a row cannot be forced on any board. The
/// defender's marks only help it, and the attacker's marks on dead lines are useless; so this holds
/// wherever the attacker has no mark on a live line, or one with the defender to move.
[[nodiscard]] bool settled_by_zetters(const SearchBoard& board, Role to_move);

/// Normal play. From the empty board the second player does not win, because the first could steal
/// its strategy: a mark more never hurts (Nash 1949).
[[nodiscard]] bool settled_by_strategy_stealing(const Position& position);

/// Misère play, in which the attacker wins when the defender completes a line: there is no line
/// left for that, or too little time, or a side has nothing but losing moves.
[[nodiscard]] std::optional<Bounds> settle_misere(const SearchBoard& board, Role to_move,
                                                  Depth depth);

}  // namespace mnk
