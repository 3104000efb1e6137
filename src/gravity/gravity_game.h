#pragma once

#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "game/game.h"
#include "gravity/position.h"
#include "players/counting.h"
#include "players/search_job.h"

/// This game as one of all, see registry/games.inc.
namespace mnk::gravity {

[[nodiscard]] const games::Game& game();

/// Its solver searches, with a table of this size at most.
[[nodiscard]] std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes);

[[nodiscard]] const games::Counting& counting();

/// Rows from the top, separated by `/`: `.../.O./XXO`.
[[nodiscard]] std::string to_position_text(const Position& position);

/// Reads `XO./...` and so on, as mnk::parse_position() does, and refuses what play cannot reach:
/// marks that float, wrong counts, play after the end, and marks that no order of falling explains.
/// The search for that order is complete on boards up to 7×6; a larger one with more than a million
/// partial orders to try is taken at its word.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk::gravity
