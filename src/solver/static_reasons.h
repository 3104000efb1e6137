#pragma once

#include <span>
#include <vector>

#include "engine/position.h"
#include "solver/reason.h"
#include "solver/search_context.h"

/// Reasons that a position shows without looking far ahead.
namespace mnk {

/// The immediate effects of a move: completes_line, blocks_line, makes_fork, allows_line,
/// allows_fork. The move must be legal.
[[nodiscard]] std::vector<MoveReason> reasons_at_once(const SearchContext& context,
                                                      const Position& position, Cell move);

/// Why a side cannot win any more after a move: the first of no_line_left, pairing and weight_bound
/// that holds, for the other, then for the mover. The move must be legal and complete no line.
[[nodiscard]] std::vector<MoveReason> reasons_against_winning(const SearchContext& context,
                                                              const Position& position, Cell move);

/// The reason that these moves are by which `winner` wins: a threat_sequence if each of its moves
/// is a threat, else a search. They must be legal from `position` on and end its game.
[[nodiscard]] MoveReason reason_of_win(const SearchContext& context, const Position& position,
                                       std::span<const Cell> moves, Mark winner);

}  // namespace mnk
