#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "engine/parse_error.h"
#include "engine/position_text.h"
#include "vanish/census.h"
#include "vanish/solver.h"

namespace mnk::vanish {

/// This game, as the closed set of games/all_games.h wants it.
struct VanishGame {
  using Rules = vanish::Rules;
  using Position = vanish::Position;
  using Solver = vanish::Solver;
  static constexpr std::string_view option = "vanish";

  [[nodiscard]] static std::expected<Rules, ParseError> make(const RulesText& text, bool misere);
  /// What to_position_text() writes, of a position that play can reach.
  [[nodiscard]] static std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                          const Rules& rules);
  /// The marks of X and those of O, oldest first, and the side to move: `b2.c3/a1/O`.
  [[nodiscard]] static std::string marks_text(const PlacedMarks& marks, const Rules& rules);
  /// As to_position_text() writes them. Where both sides have marks they take turns in the list, so
  /// that the last mark is not of the side to move.
  [[nodiscard]] static std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text,
                                                                          const Rules& rules);
  [[nodiscard]] static std::optional<int> kept_marks(const Rules& rules) {
    return rules.in_a_row();
  }
};

/// `3,3,3,vanish` or `3,3,3,vanish,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);

/// As VanishGame::marks_text().
[[nodiscard]] std::string to_position_text(const Position& position);

}  // namespace mnk::vanish
