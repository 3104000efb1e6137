#pragma once

#include <cassert>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "engine/rules.h"

namespace mnk {

/// Why a move may not be played.
enum class Refusal : std::uint8_t {
  off_the_board,
  taken,
  game_over,
  column_full,  ///< where marks fall: every cell of the column is taken
  floating      ///< where marks fall: a cell below is free
};

/// A copy of a position of any game with `cell`, a legal move, played.
template <class PositionOfGame>
[[nodiscard]] PositionOfGame after_move(PositionOfGame position, Cell cell) {
  [[maybe_unused]] const auto played = position.play(cell);
  assert(played);
  return position;
}

/// A position of an m,n,k-game, with the moves played since it was set up.
///
/// X moves first, so the number of marks gives the side to move. play() and take_back() keep the
/// outcome up to date by looking for a line through the last move only, O(k).
class Position {
 public:
  /// The empty board.
  explicit Position(const Rules& rules);

  /// A set-up position with these marks, row-major, one entry per cell. The caller guarantees that
  /// play can reach it; parse_position() checks text from outside. The history starts empty here.
  Position(const Rules& rules, std::vector<std::optional<Mark>> marks);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// The mark on a cell; nothing on an empty one.
  [[nodiscard]] std::optional<Mark> at(Cell cell) const { return marks_[slot(cell)]; }

  [[nodiscard]] int mark_count() const { return mark_count_; }
  [[nodiscard]] int empty_count() const { return rules_.cell_count() - mark_count_; }

  /// The side whose turn it is; after the end, the side whose turn it would be.
  [[nodiscard]] Mark to_move() const { return mark_count_ % 2 == 0 ? Mark::X : Mark::O; }

  [[nodiscard]] Outcome outcome() const { return outcome_; }

  /// The cells that may be played, in row-major order; none once the game is over.
  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// Why `cell` may not be played now; nothing if it may.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  /// Plays for the side to move. A refused move changes nothing.
  std::expected<void, Refusal> play(Cell cell);

  /// A copy with `cell`, a legal move, played.
  [[nodiscard]] Position after(Cell cell) const { return after_move(*this, cell); }

  /// Takes the last move back. The history must not be empty.
  void take_back();

  /// The moves played since the position was set up, first to last.
  [[nodiscard]] const std::vector<Cell>& history() const { return history_; }

  /// Every completed line of a decided game, each through the last move, else none. In misère play,
  /// the lines that lost.
  [[nodiscard]] std::vector<Line> completed_lines() const;

  /// Same rules and marks; the history may differ.
  friend bool operator==(const Position& a, const Position& b) {
    return a.rules_ == b.rules_ && a.marks_ == b.marks_;
  }

 private:
  [[nodiscard]] std::size_t slot(Cell cell) const {
    return static_cast<std::size_t>(rules_.index(cell));
  }
  /// How many cells in a row after `from` hold `mark`; stops at k - 1.
  [[nodiscard]] int run(Cell from, Direction direction, Mark mark) const;
  /// Whether `mark`, which `cell` holds, has a complete line through it.
  [[nodiscard]] bool completes_line(Cell cell, Mark mark) const;
  [[nodiscard]] Outcome decided_by(Mark completer) const {
    return Outcome::win(rules_.misere() ? opponent(completer) : completer);
  }

  Rules rules_;
  std::vector<std::optional<Mark>> marks_;
  std::vector<Cell> history_;
  int mark_count_ = 0;
  Outcome outcome_ = Outcome::in_progress();
};

}  // namespace mnk
