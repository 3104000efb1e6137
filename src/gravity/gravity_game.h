#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "gravity/position.h"

namespace mnk::gravity {

/// This game as one of all, see registry/games.inc.
struct GravityGame {
  using Rules = gravity::Rules;
  using Position = gravity::Position;
  static constexpr std::string_view option = "gravity";

  [[nodiscard]] static std::expected<Rules, ParseError> make(const RulesText& text, bool misere);
  /// As gravity::parse_position().
  [[nodiscard]] static std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                          const Rules& rules);
  /// Rows from the top, as in the m,n,k-game.
  [[nodiscard]] static std::string marks_text(const PlacedMarks& marks, const Rules& rules);
  [[nodiscard]] static std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text,
                                                                          const Rules& rules);
  [[nodiscard]] static std::optional<int> kept_marks(const Rules& /*rules*/) { return {}; }
};

/// `7,6,4,gravity` or `7,6,4,gravity,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);

/// Rows from the top, separated by `/`: `.../.O./XXO`.
[[nodiscard]] std::string to_position_text(const Position& position);

}  // namespace mnk::gravity
