#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "game/game.h"
#include "players/counting.h"
#include "players/search_job.h"
#include "vanish/position.h"

/// This game as one of all, see registry/games.inc.
namespace mnk::vanish {

[[nodiscard]] const games::Game& game();

/// Its solver values all moves by a table of all positions, or where there are too many by a search
/// of so few nodes that it is not paused.
[[nodiscard]] std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes);

[[nodiscard]] const games::Counting& counting();

/// The marks of X and those of O, oldest first, and the side to move: `b2.c3/a1/O`.
[[nodiscard]] std::string to_position_text(const Position& position);

}  // namespace mnk::vanish
