#pragma once

#include <optional>

#include "puzzles/oracle.h"
#include "solver/heuristic/pattern_board.h"
#include "text/random.h"

/// Puzzles on boards that cannot be solved, proven all the same: the solver wins by continuous
/// fours, and after every other move the opponent wins by threats. heuristic_only(rules) must be
/// so.
namespace mnk {

/// Plays one game by chance in which a player who could win by threats plays something else, after
/// which the opponent may win: `look` is called with each such position, until it returns true.
void seek_threat_puzzle(const Rules& rules, const PatternKnowledge& knowledge, Random& random,
                        const PuzzleOracle::LookAt& look);

/// The puzzle that a position is, if it is one. The game must not be over.
[[nodiscard]] std::optional<ProvenPuzzle> proven_threats(const Position& position,
                                                         const PatternKnowledge& knowledge);

/// Whether the side to move is proven to win by continuous threats.
[[nodiscard]] bool wins_by_threats(PatternBoard& board);

}  // namespace mnk
