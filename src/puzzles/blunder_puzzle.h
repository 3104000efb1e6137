#pragma once

#include <optional>
#include <string_view>

#include "puzzles/database.h"
#include "solver/solver.h"

/// Puzzles of mistakes that somebody made in a game.
namespace mnk {

/// A mistake as texts from outside: the game up to it, the mistake last.
struct MistakeText {
  std::string_view rules;
  std::string_view position;  ///< where the game began, or `empty`
  std::string_view moves;
};

/// The position before the mistake, to find a better move in. Nothing where the texts make no game,
/// where no opponent has moved before, or where it cannot be proven that the move gave away a
/// result.
[[nodiscard]] std::optional<StockedPuzzle> puzzle_of(const MistakeText& text, Solver& solver);

}  // namespace mnk
