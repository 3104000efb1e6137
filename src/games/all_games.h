#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/lines.h"
#include "engine/notation.h"
#include "engine/outcome.h"
#include "engine/position.h"
#include "engine/position_text.h"
#include "vanish/vanish_game.h"

/// The closed set of games. What works with any of them uses games/any_rules.h and
/// games/any_position.h; each game is defined in a folder of its own.
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

/// What a game must provide to join the closed set.
template <class G>
concept Game =
    GamePosition<typename G::Position> &&
    std::constructible_from<typename G::Position, typename G::Rules> &&
    requires(const RulesText& text, const G::Rules& rules) {
      /// The option that chooses it in a rules text.
      { G::option } -> std::convertible_to<std::string_view>;
      { G::make(text, true) } -> std::same_as<std::expected<typename G::Rules, ParseError>>;
      { to_text(rules) } -> std::same_as<std::string>;
    } && requires(std::string_view text, const G::Position& start) {
      /// A position that was set up, in a form of the game's own.
      { to_position_text(start) } -> std::same_as<std::string>;
      {
        G::parse_position(text, start.rules())
      } -> std::same_as<std::expected<typename G::Position, ParseError>>;
    } && requires(std::string_view text, const PlacedMarks& marks, const G::Rules& rules) {
      /// Marks in that form, whether play can reach them or not.
      { G::marks_text(marks, rules) } -> std::same_as<std::string>;
      { G::parse_marks(text, rules) } -> std::same_as<std::expected<PlacedMarks, ParseError>>;
      /// How many marks a side keeps, where not all of them stay.
      { G::kept_marks(rules) } -> std::same_as<std::optional<int>>;
    };

/// The game without an option.
struct MnkGame {
  using Rules = mnk::Rules;
  using Position = mnk::Position;
  static constexpr std::string_view option = {};
  [[nodiscard]] static std::expected<Rules, ParseError> make(const RulesText& text, bool misere) {
    return make_rules(text, misere);
  }
  [[nodiscard]] static std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                          const Rules& rules) {
    return mnk::parse_position(text, rules);
  }
  [[nodiscard]] static std::string marks_text(const PlacedMarks& marks, const Rules& rules);
  [[nodiscard]] static std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text,
                                                                          const Rules& rules);
  [[nodiscard]] static std::optional<int> kept_marks(const Rules& /*rules*/) { return {}; }
};

/// The game to which a type of positions or rules belongs.
template <class Part, class... G>
struct GameOf;
template <class Part, class First, class... Others>
struct GameOf<Part, First, Others...>
    : std::conditional_t<std::same_as<Part, typename First::Position> ||
                             std::same_as<Part, typename First::Rules>,
                         std::type_identity<First>, GameOf<Part, Others...>> {};

/// The first game is the one without an option.
template <Game First, Game... Others>
struct ClosedSet {
  using Rules = std::variant<typename First::Rules, typename Others::Rules...>;
  using Position = std::variant<typename First::Position, typename Others::Position...>;
  /// The solver that a thinker keeps for the other games: that of the one it was asked about last.
  using OtherSolver = std::variant<std::monostate, typename Others::Solver...>;

  template <class P>
  static constexpr bool has_position = (std::same_as<P, typename First::Position> || ... ||
                                        std::same_as<P, typename Others::Position>);

  static constexpr int count = 1 + static_cast<int>(sizeof...(Others));

  /// The game of a position, or that is played under rules.
  template <class Part>
  using Of = GameOf<Part, First, Others...>::type;

  /// Calls `visit` with an empty object of each game's type until one call returns true.
  template <class Visit>
  static bool any(Visit visit) {
    return (visit(First()) || ... || visit(Others()));
  }
};

/// A game is added here.
using AllGames = ClosedSet<MnkGame, vanish::VanishGame>;

}  // namespace mnk::games
