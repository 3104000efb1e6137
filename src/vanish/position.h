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

/// Rules of the game in which each side keeps only as many marks as make a line.
namespace mnk::vanish {

/// The rules of one game: m columns, n rows, k in a row decide it, and each side keeps at most k
/// marks. The move that would make one more takes its side's oldest away first; then the line is
/// judged. The cell of the mark that leaves is not free in that move. In normal play the side that
/// completes a line wins, in misère play it loses. When a position (marks, their order, side to
/// move) occurs for the third time, the game is a draw.
///
/// A Rules object is always valid: a line fits on the board, and with k marks of each side a cell
/// stays free, so the side to move always has a move. With one in a row no mark would ever leave,
/// so k is 2 at least.
class Rules {
 public:
  static constexpr int max_side = 4;
  static constexpr int min_in_a_row = 2;
  static constexpr int max_in_a_row = 4;

  /// 3,3,3.
  constexpr Rules() = default;

  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// The rules of a board that make() allows.
  [[nodiscard]] static Rules of(const mnk::Rules& board) {
    return make(board.columns(), board.rows(), board.in_a_row(), board.misere()).value();
  }
  /// As rules of any game.
  operator games::AnyRules() const;

  /// The board and its lines, as those of the m,n,k-game with these numbers.
  [[nodiscard]] constexpr const mnk::Rules& board() const { return board_; }
  [[nodiscard]] constexpr int in_a_row() const { return board_.in_a_row(); }
  [[nodiscard]] constexpr bool misere() const { return board_.misere(); }

  friend constexpr bool operator==(const Rules&, const Rules&) = default;

 private:
  explicit constexpr Rules(const mnk::Rules& board) : board_(board) {}

  mnk::Rules board_;
};

/// Why play cannot reach a position with these marks in this order.
enum class SetUpFault : std::uint8_t {
  off_the_board,
  taken_twice,  ///< two marks on one cell
  counts,       ///< O has as many marks as X when X is to move, else one less; with k marks of
                ///< each side either may be to move
  after_end     ///< the side to move has a line already
};

/// A position of a game whose marks vanish: the marks, the order in which they came, the side to
/// move, and how often each position has occurred since the game began from there.
///
/// The marks of a side are the last k cells that it played, so taking a move back needs no record
/// of what vanished. play() and take_back() take O(k). mnk::Position says what each function
/// promises.
class Position {
 public:
  /// The empty board.
  explicit Position(const Rules& rules);

  /// A set-up position: the marks of each side, oldest first. It counts as its first occurrence,
  /// and take_back() stops there.
  [[nodiscard]] static std::expected<Position, SetUpFault> set_up(const Rules& rules,
                                                                  std::span<const Cell> x,
                                                                  std::span<const Cell> o,
                                                                  Mark to_move);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::optional<Mark> at(Cell cell) const {
    return board_[static_cast<std::size_t>(rules_.board().index(cell))];
  }
  [[nodiscard]] Mark to_move() const { return to_move_; }
  [[nodiscard]] Outcome outcome() const { return outcome_; }

  /// The marks of a side, oldest first.
  [[nodiscard]] std::span<const Cell> marks(Mark side) const;

  /// The cell whose mark leaves with the next move; nothing while the side to move has fewer than k
  /// marks, and once the game is over.
  [[nodiscard]] std::optional<Cell> next_removed() const;

  /// How often this position has occurred, this time included. The third time ends the game.
  [[nodiscard]] int repetitions() const;

  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// The cell of the mark that leaves is taken like any other.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  std::expected<void, Refusal> play(Cell cell);

  [[nodiscard]] Position after(Cell cell) const { return after_move(*this, cell); }

  /// The mark that the move removed is back in its place in the order.
  void take_back();

  [[nodiscard]] const std::vector<Cell>& history() const { return history_; }

  [[nodiscard]] std::vector<Line> completed_lines() const;

  /// The same rules, marks, order and side to move; how often they have occurred does not matter.
  friend bool operator==(const Position& a, const Position& b) {
    return a.rules_ == b.rules_ && a.key() == b.key();
  }

 private:
  /// Marks, order and side to move in one number: 4 bits a cell, and the numbers of marks.
  using Key = std::uint64_t;

  [[nodiscard]] static std::size_t slot(Mark side) { return side == Mark::X ? 0 : 1; }
  [[nodiscard]] Key key() const;
  [[nodiscard]] bool has_line(Mark side) const;
  void count_repetition();  ///< counts the position and sees whether it ends the game

  Rules rules_;
  std::array<std::vector<Cell>, 2> played_;  ///< by each side; the marks are the last k
  std::vector<std::optional<Mark>> board_;   ///< row-major
  std::vector<Cell> history_;
  std::vector<Key> stood_;  ///< the positions of this game, the present one last
  Mark to_move_ = Mark::X;
  Outcome outcome_ = Outcome::in_progress();
};

/// The occurrence of a position with which the game is drawn.
inline constexpr int repetitions_that_draw = 3;

}  // namespace mnk::vanish
