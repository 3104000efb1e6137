#pragma once

#include <optional>

#include "puzzles/oracle.h"
#include "solver/heuristic/pattern_board.h"
#include "text/random.h"

/// Proven puzzles on boards too large to solve: the solver wins by continuous fours, and after
/// every other move the opponent wins by threats. heuristic_only(rules) must hold.
namespace mnk {

/// Plays one random game. Whenever a player misses a win by threats after which the opponent may
/// win, calls `look` with that position, until it returns true.
void seek_threat_puzzle(const Rules& rules, const PatternKnowledge& knowledge, Random& random,
                        const PuzzleOracle::LookAt& look);

/// The puzzle in a position, if any. The game must not be over.
[[nodiscard]] std::optional<ProvenPuzzle> proven_threats(const Position& position,
                                                         const PatternKnowledge& knowledge);

}  // namespace mnk
