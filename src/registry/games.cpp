#include "registry/games.h"

#include <algorithm>
#include <array>

#define TTT_GAME(name)       \
  namespace mnk::name {      \
  const games::Game& game(); \
  }
#include "registry/games.inc"
#undef TTT_GAME

namespace mnk::games {

std::span<const Game* const> all_games() {
  static const std::array games = {
      &mnk_game(),
#define TTT_GAME(name) &name::game(),
#include "registry/games.inc"
#undef TTT_GAME
  };
  return games;
}

std::size_t number_of(const Game& game) {
  return static_cast<std::size_t>(std::ranges::find(all_games(), &game) - all_games().begin());
}

std::expected<AnyRules, ParseError> parse_any_rules(std::string_view text) {
  const auto parts = split_rules(text);
  if (!parts) return std::unexpected(parts.error());
  const Game* game = nullptr;
  bool misere = false;
  for (const Token& option : parts->options) {
    const auto others = all_games().subspan(1);
    const auto named = std::ranges::find(others, option.text, &Game::option);
    if (option.text == misere_option && !misere) {
      misere = true;
    } else if (named != others.end() && game == nullptr) {
      game = *named;
    } else {
      return std::unexpected(error_at(option, ParseError::Reason::rules_option));
    }
  }
  if (game == nullptr) game = &mnk_game();
  const auto board = game->make_board(*parts, misere);
  if (!board) return std::unexpected(board.error());
  return AnyRules(*game, *board);
}

std::expected<AnyPosition, GameTextError> parse_game(std::string_view rules_text,
                                                     std::string_view start,
                                                     std::string_view moves_text) {
  const auto rules = parse_any_rules(rules_text);
  if (!rules) return std::unexpected(GameTextError{"rules", rules.error()});
  auto position = parse_any_position(start, *rules);
  if (!position) return std::unexpected(GameTextError{"position", position.error()});
  const auto moves = parse_moves(moves_text == "-" ? "" : moves_text, *position);
  if (!moves) return std::unexpected(GameTextError{"moves", moves.error().error});
  for (const Cell move : *moves) *position = position->after(move);
  return *std::move(position);
}

}  // namespace mnk::games
