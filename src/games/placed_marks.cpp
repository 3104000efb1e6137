#include "games/placed_marks.h"

#include <utility>

namespace mnk::games {

std::string to_position_text(const PlacedMarks& marks, const AnyRules& rules) {
  return visit_game(
      rules, [&](auto game, const auto& own) { return decltype(game)::marks_text(marks, own); });
}

std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text, const AnyRules& rules) {
  return visit_game(
      rules, [&](auto game, const auto& own) { return decltype(game)::parse_marks(text, own); });
}

PlacedMarks placed_marks(const AnyPosition& position) {
  auto marks = parse_marks(to_position_text(position), position.rules());
  return *std::move(marks);
}

std::optional<int> kept_marks(const AnyRules& rules) {
  return visit_game(rules,
                    [](auto game, const auto& own) { return decltype(game)::kept_marks(own); });
}

}  // namespace mnk::games
