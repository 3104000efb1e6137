#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "game/position.h"

namespace mnk::games {

/// A game: its boards, its positions as text, and the facts that set it apart. Each game has one
/// object; registry/games.h lists them. The computer's knowledge of a game is its Solver
/// (players/search_job.h), which a page need not load.
class Game {
 public:
  virtual ~Game() = default;

  /// The option after k that selects this game; empty for the m,n,k-game.
  [[nodiscard]] virtual std::string_view option() const = 0;
  /// The board that a rules text names, if this game allows it.
  [[nodiscard]] virtual std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                         bool misere) const = 0;

  // Below, `board` always comes from make_board().

  [[nodiscard]] virtual AnyPosition empty_board(const mnk::Rules& board) const = 0;
  /// Reads what position_text() writes; refuses positions that play cannot reach.
  [[nodiscard]] virtual std::expected<AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const = 0;
  /// The position without its history. By default: rows from the top, separated by `/`, with `X`,
  /// `O` and `.`.
  [[nodiscard]] virtual std::string position_text(const AnyPosition& position) const;
  /// Writes marks like a position, even if play cannot reach them. By default the same.
  [[nodiscard]] virtual std::string marks_text(const PlacedMarks& marks,
                                               const mnk::Rules& board) const;
  /// Reads what marks_text() writes.
  [[nodiscard]] virtual std::expected<PlacedMarks, ParseError> parse_marks(
      std::string_view text, const mnk::Rules& board) const;

  /// Applies the rules to marks placed by hand, newest last: some may disappear or fall.
  virtual void settle(PlacedMarks& /*marks*/, const mnk::Rules& /*board*/) const {}

  /// Whether the perfect player really plays perfectly on this board.
  [[nodiscard]] virtual bool is_solved(const mnk::Rules& board) const = 0;
  /// Whether the board is too large to solve, so that most nodes go into heuristic evaluation.
  [[nodiscard]] virtual bool is_heuristic_only(const mnk::Rules& /*board*/) const { return false; }
  /// How many marks each side keeps, if old ones leave.
  [[nodiscard]] virtual std::optional<int> kept_marks(const mnk::Rules& /*board*/) const {
    return {};
  }
  /// Whether a mark falls to the lowest free cell of its column.
  [[nodiscard]] virtual bool marks_fall() const { return false; }
  /// Whether a position can recur within a game. Then a draw has no length, and two positions are
  /// equal only if the moves that led there are.
  [[nodiscard]] virtual bool positions_recur() const { return false; }
};

/// The m,n,k-game, the only one without an option.
[[nodiscard]] const Game& mnk_game();

/// The m,n,k-position inside; null if it belongs to another game.
[[nodiscard]] const mnk::Position* mnk_position(const AnyPosition& position);

}  // namespace mnk::games
