#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/notation.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "game/position.h"

/// The game in which a mark falls to the lowest free cell of its column.
namespace mnk::gravity {

/// The rules: m columns, n rows, k in a row. In normal play the side that completes a line wins, in
/// misère play it loses.
///
/// A Rules object is always valid. If k exceeds both sides, there are no lines and every game is a
/// draw.
class Rules {
 public:
  static constexpr int max_side = 10;
  static constexpr int max_cells = max_side * max_side;

  /// 7,6,4.
  Rules();

  /// Columns and rows must be in 1..max_side, in_a_row in 1..mnk::Rules::max_side.
  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// `board` must be valid for make().
  [[nodiscard]] static Rules of(const mnk::Rules& board) { return Rules(board); }
  operator games::AnyRules() const;

  /// The board and its lines, as in the m,n,k-game.
  [[nodiscard]] constexpr const mnk::Rules& board() const { return board_; }
  [[nodiscard]] constexpr int columns() const { return board_.columns(); }
  [[nodiscard]] constexpr int rows() const { return board_.rows(); }
  [[nodiscard]] constexpr int in_a_row() const { return board_.in_a_row(); }
  [[nodiscard]] constexpr int cell_count() const { return board_.cell_count(); }
  [[nodiscard]] constexpr bool misere() const { return board_.misere(); }

  friend constexpr bool operator==(const Rules&, const Rules&) = default;

 private:
  explicit constexpr Rules(const mnk::Rules& board) : board_(board) {}

  mnk::Rules board_;
};

// Boards as bits. Each column takes rows + 1 bits, bottom first. The bit above a column is always
// 0, so that a run of marks cannot wrap into the next column:
//
//     .  .  .  .  .  .  .      6 13 20 27 34 41 48   <- always 0
//     .  .  .  .  .  .  .      5 12 19 26 33 40 47
//     .  .  .  .  .  .  .      4 11 18 25 32 39 46
//     .  .  .  .  .  .  .      3 10 17 24 31 38 45
//     .  .  .  .  .  .  .      2  9 16 23 30 37 44
//     .  .  .  X  .  .  .      1  8 15 22 29 36 43
//     .  .  .  X  O  .  .      0  7 14 21 28 35 42
//
// So the next cell of a line is 1 (up), 7 (right), 8 (right and up) or 6 (right and down) bits
// away, and in `marks + bottom` each column carries into the cell where its next mark lands. 10×10
// takes 110 bits.

using Bits64 = std::uint64_t;
__extension__ using Bits128 = unsigned __int128;

[[nodiscard]] constexpr int count(Bits64 bits) { return std::popcount(bits); }
[[nodiscard]] constexpr int count(Bits128 bits) {
  return count(static_cast<Bits64>(bits)) + count(static_cast<Bits64>(bits >> 64));
}

/// Whether at least two bits are set.
template <class Bits>
[[nodiscard]] constexpr bool several(Bits bits) {
  return (bits & (bits - 1)) != 0;
}

/// The number of the lowest bit set; `bits` must not be 0.
[[nodiscard]] constexpr int lowest(Bits64 bits) { return std::countr_zero(bits); }
[[nodiscard]] constexpr int lowest(Bits128 bits) {
  const auto low = static_cast<Bits64>(bits);
  return low != 0 ? lowest(low) : 64 + lowest(static_cast<Bits64>(bits >> 64));
}

/// Bit operations for one set of rules.
template <class BitsOfBoard>
class Shape {
 public:
  using Bits = BitsOfBoard;

  explicit Shape(const Rules& rules)
      : columns_(rules.columns()),
        rows_(rules.rows()),
        in_a_row_(rules.in_a_row()),
        misere_(rules.misere()) {
    for (int column = 0; column < this->columns(); ++column)
      bottom_ |= Bits{1} << (column * stride());
    all_ = bottom_ * ((Bits{1} << this->rows()) - 1);
    const bool flat = in_a_row_ <= columns_;
    upright_ = in_a_row_ <= rows_;
    if (flat) step_count_ = upright_ ? 3 : 1;
  }

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int in_a_row() const { return in_a_row_; }
  [[nodiscard]] bool misere() const { return misere_; }
  [[nodiscard]] int cells() const { return columns() * rows(); }
  /// Bits from one column to the next.
  [[nodiscard]] int stride() const { return rows() + 1; }
  /// Bits per board.
  [[nodiscard]] int width() const { return columns() * stride(); }

  [[nodiscard]] Bits bottom() const { return bottom_; }
  [[nodiscard]] Bits all() const { return all_; }
  [[nodiscard]] Bits column(int number) const {
    return ((Bits{1} << rows()) - 1) << (number * stride());
  }
  /// The columns in order: from the middle outwards, because most lines go through it.
  [[nodiscard]] Bits column_from_the_middle(int place) const {
    return column(columns() / 2 + (place % 2 == 0 ? place / 2 : -(place + 1) / 2));
  }
  /// The cells where the next marks land; none in full columns.
  [[nodiscard]] Bits landings(Bits marks) const { return (marks + bottom_) & all_; }
  /// The cells in rows of the top row's parity: the upper ones, if each column's free cells are
  /// paired from the top.
  [[nodiscard]] Bits upper_rows() const {
    Bits rows_of_column = 0;
    for (int row = rows() - 1; row >= 0; row -= 2) rows_of_column |= Bits{1} << row;
    return bottom_ * rows_of_column;
  }

  [[nodiscard]] bool has_line(Bits marks) const {
    if (in_a_row() == 1) return marks != 0;
    if (upright_ && runs(marks, 1)) return true;
    for (int i = 0; i < step_count_; ++i) {
      if (runs(marks, step(i))) return true;
    }
    return false;
  }

  /// The cells, free or not, on which one more mark would complete a line.
  [[nodiscard]] Bits completions(Bits marks) const {
    if (in_a_row() == 1) return all_;
    Bits cells = 0;
    if (upright_) {
      // Cells above a column's marks are empty, so only the top can be missing.
      Bits run = marks << 1;
      for (int i = 2; i < in_a_row(); ++i) run &= marks << i;
      cells = run;
    }
    for (int i = 0; i < step_count_; ++i) cells |= gaps(marks, step(i));
    return cells & all_;
  }

  /// Reverses the order of the columns.
  [[nodiscard]] Bits mirrored(Bits bits) const {
    const Bits one = (Bits{1} << stride()) - 1;
    Bits result = 0;
    for (int column = 0; column < columns(); ++column) {
      result = result << stride() | (bits & one);
      bits >>= stride();
    }
    return result;
  }

  [[nodiscard]] static Bits bit(const Rules& rules, Cell cell) {
    return Bits{1} << (cell.column * (rules.rows() + 1) + rules.rows() - 1 - cell.row);
  }
  [[nodiscard]] Bits bit(Cell cell) const {
    return Bits{1} << (cell.column * stride() + rows() - 1 - cell.row);
  }
  [[nodiscard]] Cell cell(Bits bit) const {
    const int number = lowest(bit);
    return {.row = rows() - 1 - number % stride(), .column = number / stride()};
  }

 private:
  /// Bits from one cell of a line to the next: 0 for level lines, 1 for rising, 2 for falling.
  [[nodiscard]] int step(int direction) const {
    return stride() + (direction == 2 ? -1 : direction);
  }

  /// Whether k marks are in a row, by doubling.
  [[nodiscard]] bool runs(Bits marks, int step) const {
    int length = 1;
    for (; 2 * length <= in_a_row(); length *= 2) marks &= marks >> (length * step);
    if (length < in_a_row()) marks &= marks >> ((in_a_row() - length) * step);
    return marks != 0;
  }

  /// Cells that would complete k in a row with marks on either side.
  [[nodiscard]] Bits gaps(Bits marks, int step) const {
    if (in_a_row() == 4) {
      // The same as below, twice as fast.
      const Bits two_before = marks << step & marks << (2 * step);
      const Bits two_behind = marks >> step & marks >> (2 * step);
      return (two_before & (marks << (3 * step) | marks >> step)) |
             (two_behind & (marks << step | marks >> (3 * step)));
    }
    std::array<Bits, Rules::max_side> before{};
    before[0] = all_;
    for (int i = 1; i < in_a_row(); ++i) {
      before[static_cast<std::size_t>(i)] =
          before[static_cast<std::size_t>(i - 1)] & marks << (i * step);
    }
    Bits cells = before[static_cast<std::size_t>(in_a_row() - 1)];
    Bits behind = all_;
    for (int i = 1; i < in_a_row(); ++i) {
      behind &= marks >> (i * step);
      cells |= before[static_cast<std::size_t>(in_a_row() - 1 - i)] & behind;
    }
    return cells;
  }

  int columns_;
  int rows_;
  int in_a_row_;
  bool misere_;
  Bits bottom_ = 0;
  Bits all_ = 0;
  int step_count_ = 0;    ///< directions of lines that fit on the board, except upright
  bool upright_ = false;  ///< upright lines fit
};

/// A position with the moves played since it was set up. A move is the cell where the mark lands.
/// play() and take_back() take O(k). See games::Position for what each function guarantees.
class Position {
 public:
  /// The empty board.
  explicit Position(const Rules& rules);

  /// A set-up position with these marks, row-major, one entry per cell. The caller guarantees that
  /// play can reach it; parse_position() checks text from outside. The history starts empty here.
  Position(const Rules& rules, Marks marks);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  /// The marks as a position of the m,n,k-game.
  [[nodiscard]] const mnk::Position& board() const { return board_; }
  [[nodiscard]] std::optional<Mark> at(Cell cell) const { return board_.at(cell); }
  [[nodiscard]] int mark_count() const { return board_.mark_count(); }
  [[nodiscard]] int empty_count() const { return board_.empty_count(); }

  [[nodiscard]] Mark to_move() const { return board_.to_move(); }
  [[nodiscard]] Outcome outcome() const { return board_.outcome(); }

  /// The number of marks in a column, 0..rows.
  [[nodiscard]] int height(int column) const { return heights_[static_cast<std::size_t>(column)]; }

  /// A side's marks, in the layout above.
  [[nodiscard]] Bits128 bits(Mark side) const { return bits_[index(side)]; }

  /// Where a mark dropped into a column lands; nothing if the column is full or the game is over.
  [[nodiscard]] std::optional<Cell> landing(int column) const;

  /// Any cell of a column means the one where the mark lands; in a full column, or once the game is
  /// over, the cell itself.
  [[nodiscard]] Cell move_at(Cell cell) const { return landing(cell.column).value_or(cell); }

  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// `floating` for a cell above a free one, `column_full` for every cell of a full column.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  std::expected<void, Refusal> play(Cell cell);

  [[nodiscard]] Position after(Cell cell) const { return after_move(*this, cell); }

  void take_back();

  [[nodiscard]] const std::vector<Cell>& history() const { return board_.history(); }

  [[nodiscard]] std::vector<Line> completed_lines() const { return board_.completed_lines(); }

  friend bool operator==(const Position& a, const Position& b) { return a.board_ == b.board_; }

 private:
  void put(Cell cell, Mark mark);

  Rules rules_;
  mnk::Position board_;
  std::array<int, Rules::max_side> heights_{};
  std::array<Bits128, 2> bits_{};  ///< X's and O's
};

}  // namespace mnk::gravity
