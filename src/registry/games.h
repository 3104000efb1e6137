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

}  // namespace mnk::games
