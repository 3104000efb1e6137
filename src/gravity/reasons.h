#pragma once

#include <vector>

#include "gravity/position.h"
#include "solver/reason.h"

namespace mnk::gravity {

/// Reasons for a legal move, by the rules alone: all but only_move, threat_sequence and search; in
/// misère play completes_line and follow_up alone.
[[nodiscard]] std::vector<MoveReason> reasons_at_once(const Position& position, Cell move);

/// What a line of best play shows that begins with a legal move: threat_sequence or search.
/// @param side the winner, or of a draw the mover
[[nodiscard]] MoveReason reason_of_line(const Position& position, const std::vector<Cell>& line,
                                        Mark side);

}  // namespace mnk::gravity
