#pragma once

#include <cstdint>
#include <expected>

#include "engine/rules.h"
#include "game/rules.h"

/// The game of lines in which a mark falls to the lowest free cell of its column.
namespace mnk::gravity {

/// Why three numbers are not the rules of a game whose marks fall.
struct RulesFault {
  enum class Field : std::uint8_t { columns, rows, in_a_row };
  Field field;  ///< the first field that is out of range
  int high;     ///< 1..high would be right
};

/// The rules of one game: m columns, n rows, k in a row decide it. In normal play the side that
/// completes a line wins, in misère play it loses.
///
/// A Rules object is always valid. k may exceed both sides: no line exists then, and every game is
/// a draw.
class Rules {
 public:
  static constexpr int max_side = 10;
  static constexpr int max_cells = max_side * max_side;

  /// 7,6,4.
  Rules();

  /// Columns and rows must be in 1..max_side, in_a_row in 1..mnk::Rules::max_side.
  static std::expected<Rules, RulesFault> make(int columns, int rows, int in_a_row,
                                               bool misere = false);

  /// The rules of a board that make() allows.
  [[nodiscard]] static Rules of(const mnk::Rules& board) { return Rules(board); }
  /// As rules of any game.
  operator games::AnyRules() const;

  /// The board and its lines, as those of the m,n,k-game with these numbers.
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

}  // namespace mnk::gravity
