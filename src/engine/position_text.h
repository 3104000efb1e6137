#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/parse_error.h"
#include "engine/position.h"

namespace mnk {

/// Rows from the top separated by `/`, with `X`, `O` and `.`: `XO./.X./..O`.
[[nodiscard]] std::string to_position_text(const Position& position);

/// A position that play can reach: X has as many marks as O or one more, at most one side has
/// completed lines, and some last move completed all of them at once. `x` and `o` are understood
/// as `X` and `O`.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk
