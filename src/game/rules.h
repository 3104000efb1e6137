#pragma once

#include <optional>
#include <string>

#include "engine/rules.h"

namespace mnk::games {

class Game;

/// The rules of any game: which game, and the numbers m, n and k with misère play or not. Always
/// valid: a game makes its own, and registry/games.h reads them from text.
class AnyRules {
 public:
  /// Of the m,n,k-game. Implicit, because its rules are rules of a game.
  AnyRules(const mnk::Rules& board = {});
  /// `board` must be what the game allows.
  AnyRules(const Game& game, const mnk::Rules& board) : game_(&game), board_(board) {}

  [[nodiscard]] const Game& game() const { return *game_; }
  /// The board, with its lines.
  [[nodiscard]] const mnk::Rules& board() const { return board_; }

  friend bool operator==(const AnyRules&, const AnyRules&) = default;

 private:
  const Game* game_;
  mnk::Rules board_;
};

/// `3,3,3`, `3,3,3,misere`, or with the option of another game.
[[nodiscard]] std::string to_text(const AnyRules& rules);

/// Whether the perfect player is really perfect under these rules.
[[nodiscard]] bool is_solved(const AnyRules& rules);

/// How many marks a side keeps, in a game where not all of them stay.
[[nodiscard]] std::optional<int> kept_marks(const AnyRules& rules);
/// As Game::marks_fall().
[[nodiscard]] bool marks_fall(const AnyRules& rules);

}  // namespace mnk::games
