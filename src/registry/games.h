#pragma once

#include <expected>
#include <span>
#include <string_view>

#include "engine/notation.h"
#include "game/game.h"

namespace mnk::games {

/// All there are, the m,n,k-game first.
[[nodiscard]] std::span<const Game* const> all_games();

/// Three numbers, then options by name in any order. Refused are options that no game has or that
/// are given twice (rules_option), and whatever the game itself refuses.
[[nodiscard]] std::expected<AnyRules, ParseError> parse_any_rules(std::string_view text);

}  // namespace mnk::games
