#pragma once

#include "players/engine.h"

/// Requests about moves that a player waits for: budgets of nodes that take a slow phone seconds at
/// most.
namespace mnk {

/// What all moves of a position are worth. Every puzzle on a board that can be solved takes less
/// than it may; on boards beyond solving only wins by threats are looked for.
[[nodiscard]] SearchRequest about_moves(const games::AnyPosition& position);

/// Why a move is worth what it is.
[[nodiscard]] SearchRequest about_move(const games::AnyPosition& position, Cell move);

}  // namespace mnk
