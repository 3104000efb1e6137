#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "games/any_position.h"

/// Marks on the board of any game while a position is set up: also such as no play leads to.
namespace mnk::games {

/// In the form in which the game writes a position.
[[nodiscard]] std::string to_position_text(const PlacedMarks& marks, const AnyRules& rules);
[[nodiscard]] std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text,
                                                                 const AnyRules& rules);

/// The marks of a position.
[[nodiscard]] PlacedMarks placed_marks(const AnyPosition& position);

/// How many marks a side keeps, in a game where not all of them stay.
[[nodiscard]] std::optional<int> kept_marks(const AnyRules& rules);

}  // namespace mnk::games
