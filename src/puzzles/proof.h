#pragma once

#include <optional>

#include "puzzles/oracle.h"

/// What there is to find in a position, and what a solution looks like, by the exact values that an
/// oracle knows. The game must not be over.
namespace mnk {

/// The puzzle that a position is, if it is one: of any theme but threats and own.
[[nodiscard]] std::optional<ProvenPuzzle> prove_puzzle(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

/// The position as a question of one turn, however many moves are right: not all of them may be,
/// and the position must not be lost.
[[nodiscard]] std::optional<ProvenPuzzle> prove_choice(const games::AnyPosition& position,
                                                       PuzzleOracle& oracle);

/// The whole puzzle.
[[nodiscard]] Puzzle puzzle_of(games::AnyPosition position, Cell last, ProvenPuzzle proven,
                               int grade);

}  // namespace mnk
