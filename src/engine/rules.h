#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <vector>

#include "engine/cell.h"

namespace mnk {

/// Which of the three numbers is out of range.
struct RulesFault {
  enum class Field : std::uint8_t { columns, rows, in_a_row };
  Field field;  ///< the first one out of range
  int low;      ///< low..high would be valid; low > high if no number is
  int high;     ///< see low
};

/// The rules of an m,n,k-game: m columns, n rows, k in a row. In normal play the side that
/// completes a line wins, in misère play it loses.
///
/// A Rules object is always valid. If k exceeds both sides, there are no lines and every game is a
/// draw.
class Rules {
 public:
  static constexpr int max_side = 20;
  static constexpr int max_cells = max_side * max_side;

  /// Tic-tac-toe: 3,3,3.
  constexpr Rules() = default;

  /// Each number must be in 1..max_side.
  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// Itself: the rules of other games have a board too.
  [[nodiscard]] constexpr const Rules& board() const { return *this; }
  [[nodiscard]] constexpr int columns() const { return columns_; }
  [[nodiscard]] constexpr int rows() const { return rows_; }
  [[nodiscard]] constexpr int in_a_row() const { return in_a_row_; }
  [[nodiscard]] constexpr bool misere() const { return misere_; }
  [[nodiscard]] constexpr int cell_count() const { return columns_ * rows_; }

  [[nodiscard]] constexpr bool contains(Cell cell) const {
    return cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_;
  }

  /// Row-major: 0 at the top left, cell_count() - 1 at the bottom right. The cell must be on the
  /// board.
  [[nodiscard]] constexpr int index(Cell cell) const { return cell.row * columns_ + cell.column; }
  [[nodiscard]] constexpr Cell cell(int index) const {
    return {.row = index / columns_, .column = index % columns_};
  }

  /// Every cell, row-major.
  [[nodiscard]] std::vector<Cell> cells() const;

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

/// Right, down, down-right, down-left: every line runs in one of these.
inline constexpr std::array line_directions = {
    Direction{.row = 0, .column = 1}, Direction{.row = 1, .column = 0},
    Direction{.row = 1, .column = 1}, Direction{.row = 1, .column = -1}};

[[nodiscard]] constexpr Cell step(Cell cell, Direction direction, int steps = 1) {
  return {.row = cell.row + direction.row * steps,
          .column = cell.column + direction.column * steps};
}

/// The cells of a line, in the order of its direction.
using Line = std::vector<Cell>;

/// Every line on the board, by start cell in row-major order, then by direction. N×N with N in a
/// row has 2N+2 lines; with one in a row each cell is a line, once; k > max(m, n) has none.
[[nodiscard]] std::vector<Line> winning_lines(const Rules& rules);

}  // namespace mnk
