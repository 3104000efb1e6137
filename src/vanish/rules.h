#pragma once

#include <cstdint>
#include <expected>

#include "engine/rules.h"
#include "game/rules.h"

/// Rules of the game in which each side keeps only as many marks as make a line.
namespace mnk::vanish {

/// Why three numbers are not the rules of a game whose marks vanish.
struct RulesFault {
  enum class Field : std::uint8_t { columns, rows, in_a_row };
  Field field;  ///< the first field that does not fit
  int low;      ///< low..high would be right; low > high when no number would
  int high;     ///< see low
};

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

  /// The most in a row that fit on a board; less than min_in_a_row when none do.
  [[nodiscard]] static int longest_line(int columns, int rows);

  friend constexpr bool operator==(const Rules&, const Rules&) = default;

 private:
  explicit constexpr Rules(const mnk::Rules& board) : board_(board) {}

  mnk::Rules board_;
};

}  // namespace mnk::vanish
