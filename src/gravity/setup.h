#pragma once

#include <expected>
#include <string_view>

#include "gravity/position.h"

namespace mnk::gravity {

/// Reads `XO./...` and so on, as mnk::parse_position() does, and refuses what play cannot reach:
/// marks that float, wrong counts, play after the end, and marks that no order of falling explains.
/// The search for that order is complete on boards up to 7×6; a larger one with more than a million
/// partial orders to try is taken at its word.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk::gravity
