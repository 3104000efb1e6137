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

/// What registry/games.inc needs of this game.
namespace mnk::gravity {

[[nodiscard]] const games::Game& game();

/// The table takes at most this much memory.
[[nodiscard]] std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes);

[[nodiscard]] const games::Counting& counting();

/// Rows from the top, separated by `/`: `.../.O./XXO`.
[[nodiscard]] std::string to_position_text(const Position& position);

/// Reads `XO./...`, as mnk::parse_position() does, and refuses what play cannot reach: floating
/// marks, wrong counts, play after the end, and marks that no order of moves could drop there. The
/// search for that order is complete up to 7×6; on larger boards it gives up after a million
/// partial orders and accepts the position.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk::gravity
