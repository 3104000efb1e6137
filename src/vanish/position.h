#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "engine/lines.h"
#include "engine/mark.h"
#include "engine/outcome.h"
#include "engine/position.h"
#include "vanish/rules.h"

namespace mnk::vanish {

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
/// of what vanished. play() and take_back() take O(k).
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
  [[nodiscard]] std::optional<Mark> at(Cell cell) const;
  [[nodiscard]] Mark to_move() const { return to_move_; }
  [[nodiscard]] Outcome outcome() const { return outcome_; }

  /// The marks of a side, oldest first.
  [[nodiscard]] std::span<const Cell> marks(Mark side) const;

  /// The cell whose mark leaves with the next move; nothing while the side to move has fewer than k
  /// marks, and once the game is over.
  [[nodiscard]] std::optional<Cell> next_removed() const;

  /// How often this position has occurred, this time included. The third time ends the game.
  [[nodiscard]] int repetitions() const;

  /// The cells that may be played, in row-major order; none once the game is over.
  [[nodiscard]] std::vector<Cell> available_moves() const;

  /// Why `cell` may not be played now; nothing when it may. The cell of the mark that leaves is
  /// taken like any other.
  [[nodiscard]] std::optional<Refusal> refusal(Cell cell) const;

  /// Plays for the side to move. A refused move changes nothing.
  std::expected<void, Refusal> play(Cell cell);

  /// A copy in which a legal move has been played.
  [[nodiscard]] Position after(Cell cell) const;

  /// Takes the last move back: the mark that it removed is back in its place in the order. The
  /// history must not be empty.
  void take_back();

  /// The moves played since the position was set up, first to last.
  [[nodiscard]] const std::vector<Cell>& history() const { return history_; }

  /// The completed line of a decided game, else none; in misère play the line that lost.
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
