#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "engine/cell.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "game/position.h"

/// The game in which each side keeps only as many marks as make a line.
namespace mnk::vanish {

/// The rules: m columns, n rows, k in a row, and each side keeps at most k marks. A move beyond
/// that first removes its side's oldest mark, whose cell is still taken for that move; only then do
/// lines count. In normal play the side that completes a line wins, in misère play it loses. The
/// third occurrence of a position (marks, their order, side to move) is a draw.
///
/// A Rules object is always valid: a line fits on the board, and k marks per side leave a free
/// cell, so there is always a legal move. With one in a row no mark would ever vanish, so k is at
/// least 2.
class Rules {
 public:
  static constexpr int max_side = 4;
  static constexpr int min_in_a_row = 2;
  static constexpr int max_in_a_row = 4;

  /// 3,3,3.
  constexpr Rules() = default;

  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// `board` must be valid for make().
  [[nodiscard]] static Rules of(const mnk::Rules& board) {
    return make(board.columns(), board.rows(), board.in_a_row(), board.misere()).value();
  }
  operator games::AnyRules() const;

  /// The board and its lines, as in the m,n,k-game.
  [[nodiscard]] constexpr const mnk::Rules& board() const { return board_; }
  [[nodiscard]] constexpr int in_a_row() const { return board_.in_a_row(); }
  [[nodiscard]] constexpr bool misere() const { return board_.misere(); }

  friend constexpr bool operator==(const Rules&, const Rules&) = default;

 private:
  explicit constexpr Rules(const mnk::Rules& board) : board_(board) {}

  mnk::Rules board_;
};

/// The marks in the order they were played, the side to move, and the positions so far, for
/// repetitions.
///
/// A side's marks are the last k cells that it played, so take_back() needs no record of what
/// vanished. play() and take_back() take O(k). See games::Position for what each function
/// guarantees.
class Position {
 public:
  /// The empty board.
  explicit Position(const Rules& rules);

  /// A set-up position: each side's marks, oldest first, on different cells of the board. It counts
  /// as its first occurrence, and take_back() stops there. Refuses what play cannot reach, for
  /// `marks_counts` or `position_after_end`.
  [[nodiscard]] static std::expected<Position, ParseError::Reason> set_up(const Rules& rules,
                                                                          std::span<const Cell> x,
                                                                          std::span<const Cell> o,
                                                                          Mark to_move);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::optional<Mark> at(Cell cell) const {
    return board_[static_cast<std::size_t>(rules_.board().index(cell))];
  }
  [[nodiscard]] Mark to_move() const { return to_move_; }
  [[nodiscard]] Outcome outcome() const { return outcome_; }

  /// A side's marks, oldest first.
  [[nodiscard]] std::span<const Cell> marks(Mark side) const;

  /// The cell whose mark the next move removes; nothing while the side to move has fewer than k
  /// marks, or once the game is over.
  [[nodiscard]] std::optional<Cell> next_removed() const;

  /// How often this position has occurred, including now. The third time ends the game.
  [[nodiscard]] int repetitions() const;

  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// The cell of the mark that would vanish is taken like any other.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  std::expected<void, Refusal> play(Cell cell);

  [[nodiscard]] Position after(Cell cell) const { return after_move(*this, cell); }

  /// Restores the mark that the move removed to its place in the order.
  void take_back();

  [[nodiscard]] const std::vector<Cell>& history() const { return history_; }

  [[nodiscard]] std::vector<Line> completed_lines() const;

  /// Same rules, marks, order and side to move; the repetitions may differ.
  friend bool operator==(const Position& a, const Position& b) {
    return a.rules_ == b.rules_ && a.key() == b.key();
  }

 private:
  /// Marks, order and side to move in one number: 4 bits per mark, and each side's number of marks.
  using Key = std::uint64_t;

  [[nodiscard]] Key key() const;
  [[nodiscard]] bool has_line(Mark side) const;
  void count_repetition();  ///< counts the position, and updates the outcome

  Rules rules_;
  std::array<std::vector<Cell>, 2> played_;  ///< by each side; the marks are the last k
  std::vector<std::optional<Mark>> board_;   ///< row-major
  std::vector<Cell> history_;
  std::vector<Key> occurred_;  ///< the positions of this game, the current one last
  Mark to_move_ = Mark::X;
  Outcome outcome_ = Outcome::in_progress();
};

/// The occurrence of a position that makes the game a draw.
inline constexpr int repetitions_that_draw = 3;

}  // namespace mnk::vanish
