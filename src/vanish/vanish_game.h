#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "game/game.h"
#include "players/counting.h"
#include "players/search_job.h"
#include "vanish/position.h"

/// What registry/games.inc needs of this game.
namespace mnk::vanish {

[[nodiscard]] const games::Game& game();

/// Values all moves with a table of all positions or, if those are too many, with a search too
/// short to need pausing.
[[nodiscard]] std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes);

[[nodiscard]] const games::Counting& counting();

/// X's marks and O's, oldest first, and the side to move: `b2.c3/a1/O`.
[[nodiscard]] std::string to_position_text(const Position& position);

}  // namespace mnk::vanish
