#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "games/all_games.h"

namespace mnk::games {

/// The rules of one of the games. Always valid.
using AnyRules = AllGames::Rules;

/// The board of a game's rules, with its lines: m, n and k.
[[nodiscard]] inline const mnk::Rules& board_of(const mnk::Rules& rules) { return rules; }
const mnk::Rules& board_of(const mnk::Rules&& rules) = delete;
template <class GameRules>
[[nodiscard]] const mnk::Rules& board_of(const GameRules& rules) {
  return rules.board();
}
[[nodiscard]] inline const mnk::Rules& board_of(const AnyRules& rules) {
  return std::visit([](const auto& own) -> const mnk::Rules& { return board_of(own); }, rules);
}

/// `3,3,3`, `3,3,3,misere`, `3,3,3,vanish`, …
[[nodiscard]] std::string to_text(const AnyRules& rules);

/// Calls `visit` with an empty object of the game's type, and its rules.
template <class Visit>
[[nodiscard]] auto visit_game(const AnyRules& rules, Visit visit) {
  return std::visit(
      [&](const auto& own) {
        return visit(AllGames::Of<std::remove_cvref_t<decltype(own)>>(), own);
      },
      rules);
}

/// Whether the perfect player is really perfect under these rules, see solver/approach.h.
[[nodiscard]] bool is_solved(const AnyRules& rules);

/// Three numbers, then options by name in any order. Refused are options that no game has or that
/// are given twice (rules_option), and whatever the game itself refuses.
[[nodiscard]] std::expected<AnyRules, ParseError> parse_any_rules(std::string_view text);

}  // namespace mnk::games
