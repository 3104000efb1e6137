#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <vector>

#include "engine/cell.h"

namespace mnk {

/// Why three numbers are not the rules of a game.
struct RulesFault {
  enum class Field : std::uint8_t { columns, rows, in_a_row };
  Field field;  ///< the first field that does not fit
  int low;      ///< low..high would be right; low > high when no number would
  int high;     ///< see low
};

/// The rules of one m,n,k-game: m columns, n rows, k marks in a row decide it. In normal play the
/// side that completes a line wins, in misère play it loses.
///
/// A Rules object is always valid. k may exceed both sides: no line exists then, and every game is
/// a draw.
class Rules {
 public:
  static constexpr int max_side = 20;
  static constexpr int max_cells = max_side * max_side;

  /// Tic-tac-toe: 3,3,3.
  constexpr Rules() = default;

  /// Each number must be in 1..max_side.
  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// The board, as the rules of other games have one.
  [[nodiscard]] constexpr const Rules& board() const { return *this; }
  [[nodiscard]] constexpr int columns() const { return columns_; }
  [[nodiscard]] constexpr int rows() const { return rows_; }
  [[nodiscard]] constexpr int in_a_row() const { return in_a_row_; }
  [[nodiscard]] constexpr bool misere() const { return misere_; }
  [[nodiscard]] constexpr int cell_count() const { return columns_ * rows_; }

  [[nodiscard]] constexpr bool contains(Cell cell) const {
    return cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_;
  }

  /// Row-major number of a cell on the board: 0 at the top left, cell_count() - 1 at the bottom
  /// right.
  [[nodiscard]] constexpr int index(Cell cell) const { return cell.row * columns_ + cell.column; }
  [[nodiscard]] constexpr Cell cell(int index) const {
    return {.row = index / columns_, .column = index % columns_};
  }

  friend constexpr bool operator==(const Rules&, const Rules&) = default;

 private:
  constexpr Rules(int columns, int rows, int in_a_row, bool misere)
      : columns_(columns), rows_(rows), in_a_row_(in_a_row), misere_(misere) {}

  int columns_ = 3;
  int rows_ = 3;
  int in_a_row_ = 3;
  bool misere_ = false;
};

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
