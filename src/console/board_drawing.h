#pragma once

#include <string>
#include <vector>

#include "console/move_input.h"
#include "game/position.h"

namespace mnk::console {

/// The board as lines of text, with its legend. A 3×3 board has the letter keys and the numbers
/// beside it:
///
///      X |   | O    q w e   1 2 3
///     ---+---+---
///        | X |      a s d   4 5 6
///     ---+---+---
///        |   |      z x c   7 8 9
///
/// Any other board has column letters above, row numbers on the left, and on the right the numbers
/// of each row's cells. Cells in `marked` stand in brackets: `[X]`, and the mark that leaves with
/// the next move in parentheses: `(X)`.
[[nodiscard]] std::string draw_board(const games::AnyPosition& position,
                                     const std::vector<Cell>& marked, Numbering numbering);

}  // namespace mnk::console
