#pragma once

#include <vector>

#include "gravity/position.h"
#include "solver/reason.h"

namespace mnk::gravity {

/// Reasons for a legal move by the rules alone: all kinds but only_move, threat_sequence and
/// search; in misère play only completes_line and follow_up.
[[nodiscard]] std::vector<MoveReason> reasons_at_once(const Position& position, Cell move);

/// The reason that a line of best play shows, starting with a legal move: threat_sequence or
/// search. @param side the winner, or the mover in a draw
[[nodiscard]] MoveReason reason_of_line(const Position& position, const std::vector<Cell>& line,
                                        Mark side);

}  // namespace mnk::gravity
