#include "games/any_rules.h"

#include "solver/approach.h"

namespace mnk::games {

std::string to_text(const AnyRules& rules) {
  return std::visit(
      [](const auto& of_game) {
        using mnk::to_text;  // and what stands beside the rules
        return to_text(of_game);
      },
      rules);
}

bool is_solved(const AnyRules& rules) {
  return std::visit(
      [](const auto& of_game) {
        using mnk::is_solved;
        return is_solved(of_game);
      },
      rules);
}

std::expected<AnyRules, ParseError> parse_any_rules(std::string_view text) {
  const auto parts = split_rules(text);
  if (!parts) return std::unexpected(parts.error());
  std::string_view game;
  bool misere = false;
  for (const Piece& option : parts->options) {
    const bool is_game = !option.text.empty() && AllGames::any([&](auto candidate) {
      return decltype(candidate)::option == option.text;
    });
    if (option.text == misere_option && !misere) {
      misere = true;
    } else if (is_game && game.empty()) {
      game = option.text;
    } else {
      return std::unexpected(error_at(option, ParseError::Reason::rules_option));
    }
  }
  std::expected<AnyRules, ParseError> rules;
  AllGames::any([&](auto candidate) {
    if (decltype(candidate)::option != game) return false;
    rules = decltype(candidate)::make(*parts, misere);
    return true;
  });
  return rules;
}

}  // namespace mnk::games
