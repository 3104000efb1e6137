#pragma once

#include <vector>

#include "gravity/position.h"
#include "solver/reason.h"

namespace mnk::gravity {

/// Reasons for a legal move by the rules alone: all kinds but only_move and those below; in misère
/// play only completes_line and follow_up.
[[nodiscard]] std::vector<MoveReason> reasons_at_once(const Position& position, Cell move);

/// Adds what a line of best play shows that starts with a legal move: zugzwang, unless told before,
/// if it ends so, and threat_sequence or search. A zugzwang told before goes if the line wins
/// elsewhere: it is a plan that wins too, but not what is played. Then a single new threat of that
/// move, which does not tell who wins: makes_threat or parity_threat. A line may be the move alone;
/// it must not end the game.
/// @param side the winner, or the mover in a draw
/// @param exact each move is as good as any: a line whose moves only keep the result may end where
///     better ones do not lead, and shows no zugzwang
void add_reasons_of_line(const Position& position, const std::vector<Cell>& line, Mark side,
                         bool exact, std::vector<MoveReason>& reasons);

}  // namespace mnk::gravity
