#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/lines.h"
#include "engine/notation.h"
#include "engine/outcome.h"
#include "engine/position.h"
#include "vanish/game.h"

/// The closed set of games. All that is done with any of them asks games/rules.h and
/// games/position.h; what a game is stands in its own folder.
namespace mnk::games {

/// What a position of any game can do, as engine/position.h says it.
template <class P>
concept GamePosition = std::copyable<P> && requires(P position, const P same, Cell cell) {
  same.rules();
  { same.at(cell) } -> std::same_as<std::optional<Mark>>;
  { same.to_move() } -> std::same_as<Mark>;
  { same.outcome() } -> std::same_as<Outcome>;
  { same.available_moves() } -> std::same_as<std::vector<Cell>>;
  { same.refusal(cell) } -> std::same_as<std::optional<Refusal>>;
  { position.play(cell) } -> std::same_as<std::expected<void, Refusal>>;
  position.take_back();
  { same.history() } -> std::same_as<const std::vector<Cell>&>;
  { same.completed_lines() } -> std::same_as<std::vector<Line>>;
};

/// What the closed set wants of a game.
template <class G>
concept Game = GamePosition<typename G::Position> &&
               std::constructible_from<typename G::Position, typename G::Rules> &&
               requires(const RulesText& text, const G::Rules& rules) {
                 /// The option that chooses it in a rules text.
                 { G::option } -> std::convertible_to<std::string_view>;
                 {
                   G::make(text, true)
                 } -> std::same_as<std::expected<typename G::Rules, ParseError>>;
                 { to_text(rules) } -> std::same_as<std::string>;
               };

/// The game without an option.
struct MnkGame {
  using Rules = mnk::Rules;
  using Position = mnk::Position;
  static constexpr std::string_view option = {};
  [[nodiscard]] static std::expected<Rules, ParseError> make(const RulesText& text, bool misere) {
    return make_rules(text, misere);
  }
};

/// The game whose option is none comes first.
template <Game... G>
struct ClosedSet {
  using Rules = std::variant<typename G::Rules...>;
  using Position = std::variant<typename G::Position...>;

  /// Calls `visit` with each game, as an object that says nothing, until one call is true.
  template <class Visit>
  static bool any(Visit visit) {
    return (visit(G()) || ...);
  }
};

/// A game is added here.
using AllGames = ClosedSet<MnkGame, vanish::Game>;

}  // namespace mnk::games
