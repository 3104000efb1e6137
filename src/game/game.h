#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "game/position.h"

namespace mnk::games {

/// A game: which rules it has, how its positions come about, and what is true of it alone. There is
/// one object of each game, and registry/games.h lists them. What a computer knows of a game is its
/// Solver (players/search_job.h), which a page need not load.
class Game {
 public:
  virtual ~Game() = default;

  /// The option behind k that chooses it; empty for the m,n,k-game.
  [[nodiscard]] virtual std::string_view option() const = 0;
  /// The board of a rules text, if this game can be played on it.
  [[nodiscard]] virtual std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                         bool misere) const = 0;

  // `board` is always one that make_board() gives.

  [[nodiscard]] virtual AnyPosition empty_board(const mnk::Rules& board) const = 0;
  /// Reads what marks_text() writes of a position. Refuses those that play cannot reach.
  [[nodiscard]] virtual std::expected<AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const = 0;
  /// The position without its history.
  [[nodiscard]] virtual std::string position_text(const AnyPosition& position) const = 0;
  /// Marks in the form of a position, whether play can reach them or not. By default:
  /// rows from the top separated by `/`, with `X`, `O` and `.`.
  [[nodiscard]] virtual std::string marks_text(const PlacedMarks& marks,
                                               const mnk::Rules& board) const;
  /// Reads what marks_text() writes.
  [[nodiscard]] virtual std::expected<PlacedMarks, ParseError> parse_marks(
      std::string_view text, const mnk::Rules& board) const;

  /// What becomes of marks that were put by hand, the newest last: some may leave or move.
  virtual void settle(PlacedMarks& /*marks*/, const mnk::Rules& /*board*/) const {}

  /// Whether the perfect player is really perfect on this board.
  [[nodiscard]] virtual bool is_solved(const mnk::Rules& board) const = 0;
  /// Whether positions are judged where they are not proven soon: most nodes go into that.
  [[nodiscard]] virtual bool is_heuristic_only(const mnk::Rules& /*board*/) const { return false; }
  /// How many marks a side keeps, in a game where not all of them stay.
  [[nodiscard]] virtual std::optional<int> kept_marks(const mnk::Rules& /*board*/) const {
    return {};
  }
  /// Whether a mark falls to the lowest free cell of its column.
  [[nodiscard]] virtual bool marks_fall() const { return false; }
  /// Whether a position can recur in the course of a game. A draw then has no length, and two
  /// positions are the same only if the moves that led there are.
  [[nodiscard]] virtual bool positions_recur() const { return false; }
};

/// The game without an option.
[[nodiscard]] const Game& mnk_game();

/// The position as one of the m,n,k-game; null if it belongs to another.
[[nodiscard]] const mnk::Position* mnk_position(const AnyPosition& position);

}  // namespace mnk::games
