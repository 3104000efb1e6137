#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "game/game.h"
#include "gravity/position.h"
#include "players/counting.h"
#include "players/solver.h"

/// This game as one of all, see registry/games.inc.
namespace mnk::gravity {

[[nodiscard]] const games::Game& game();

/// Its solver searches, with a table of this size at most.
[[nodiscard]] std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes);

[[nodiscard]] const games::Counting& counting();

/// Rows from the top, separated by `/`: `.../.O./XXO`.
[[nodiscard]] std::string to_position_text(const Position& position);

}  // namespace mnk::gravity
