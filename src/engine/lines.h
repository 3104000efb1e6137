#pragma once

#include <array>
#include <vector>

#include "engine/rules.h"

namespace mnk {

/// A step from one cell of a line to the next.
struct Direction {
  int row;
  int column;

  friend constexpr bool operator==(const Direction&, const Direction&) = default;
};

/// Right, down, down-right, down-left: every line is walked in one of these.
inline constexpr std::array line_directions = {
    Direction{.row = 0, .column = 1}, Direction{.row = 1, .column = 0},
    Direction{.row = 1, .column = 1}, Direction{.row = 1, .column = -1}};

[[nodiscard]] constexpr Cell step(Cell cell, Direction direction, int steps = 1) {
  return {.row = cell.row + direction.row * steps,
          .column = cell.column + direction.column * steps};
}

/// The cells of one line, in walking order.
using Line = std::vector<Cell>;

/// Every line of `in_a_row` cells on the board: by start cell in row-major order, then by
/// direction. For an N×N board with N in a row these are 2N+2 lines; with one in a row each cell is
/// a line, once; with k > max(m, n) there is none.
[[nodiscard]] std::vector<Line> winning_lines(const Rules& rules);

}  // namespace mnk
