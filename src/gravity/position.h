#pragma once

#include <array>
#include <expected>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "engine/position_text.h"
#include "gravity/bitboard.h"
#include "gravity/rules.h"

namespace mnk::gravity {

/// A position of a game whose marks fall, with the moves that led to it from where it was set up.
/// A move names the cell in which the mark comes to rest. play() and take_back() take O(k).
class Position {
 public:
  /// The empty board.
  explicit Position(const Rules& rules);

  /// A set-up position with these marks, row-major, one entry per cell. The caller vouches that it
  /// can arise in play; GravityGame::parse_position() checks text from outside. take_back() goes no
  /// further back.
  Position(const Rules& rules, Marks marks);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::optional<Mark> at(Cell cell) const { return board_.at(cell); }
  [[nodiscard]] int mark_count() const { return board_.mark_count(); }
  [[nodiscard]] int empty_count() const { return board_.empty_count(); }

  /// The side whose turn it is; after the end, the side whose turn it would be.
  [[nodiscard]] Mark to_move() const { return board_.to_move(); }
  [[nodiscard]] Outcome outcome() const { return board_.outcome(); }

  /// The number of marks in a column, 0..rows.
  [[nodiscard]] int height(int column) const { return heights_[static_cast<std::size_t>(column)]; }

  /// The marks of a side, in the layout of bitboard.h.
  [[nodiscard]] Bits128 bits(Mark side) const { return bits_[side == Mark::X ? 0 : 1]; }

  /// Where a mark that is dropped into a column of the board comes to rest; nothing when the column
  /// is full, and once the game is over.
  [[nodiscard]] std::optional<Cell> landing(int column) const;

  /// A press anywhere in a column means the cell where the mark comes to rest; in a full column,
  /// and once the game is over, the cell itself.
  [[nodiscard]] Cell move_at(Cell cell) const { return landing(cell.column).value_or(cell); }

  /// The cells that may be played, in row-major order; none once the game is over.
  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// Why `cell` may not be played now; nothing when it may. A cell that has a free one below it is
  /// `floating`; every cell of a full column is `column_full`.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  /// Plays for the side to move. A refused move changes nothing.
  std::expected<void, Refusal> play(Cell cell);

  /// A copy in which a legal move has been played.
  [[nodiscard]] Position after(Cell cell) const;

  /// Takes the last move back. The history must not be empty.
  void take_back();

  /// The moves played since the position was set up, first to last.
  [[nodiscard]] const std::vector<Cell>& history() const { return board_.history(); }

  /// Every completed line of a decided game, else none; in misère play those that lost.
  [[nodiscard]] std::vector<Line> completed_lines() const { return board_.completed_lines(); }

  /// Same rules and same marks; how they came about does not matter.
  friend bool operator==(const Position& a, const Position& b) { return a.board_ == b.board_; }

 private:
  void put(Cell cell, Mark mark);

  Rules rules_;
  mnk::Position board_;
  std::array<int, Rules::max_side> heights_{};
  std::array<Bits128, 2> bits_{};  ///< of X and of O
};

}  // namespace mnk::gravity
