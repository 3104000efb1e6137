#pragma once

#include <expected>
#include <span>
#include <string_view>

#include "engine/notation.h"
#include "game/game.h"

namespace mnk::games {

/// The m,n,k-game first.
[[nodiscard]] std::span<const Game* const> all_games();
/// A game's place among them, and in every table made of games.inc.
[[nodiscard]] std::size_t number_of(const Game& game);

/// Reads three numbers, then named options in any order. Refuses unknown and repeated options
/// (rules_option), and boards that the game refuses.
[[nodiscard]] std::expected<AnyRules, ParseError> parse_any_rules(std::string_view text);

/// Which of a game's texts is wrong (`rules`, `position` or `moves`), and what is wrong with it.
struct GameTextError {
  std::string_view part;
  ParseError error;
};
/// Reads a game: its rules, the position where it begins, and the moves since, `-` for none.
[[nodiscard]] std::expected<AnyPosition, GameTextError> parse_game(std::string_view rules_text,
                                                                   std::string_view start,
                                                                   std::string_view moves_text);

}  // namespace mnk::games
