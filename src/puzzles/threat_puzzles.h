#pragma once

#include <optional>

#include "players/random.h"
#include "puzzles/proof.h"
#include "solver/heuristic/pattern_board.h"

/// Puzzles on boards that cannot be solved, proven all the same: the solver wins by continuous
/// fours, and after every other move the opponent wins by threats. beyond_solving(rules) must be
/// so.
namespace mnk {

/// A position and the mistake that led there.
struct AfterMistake {
  Position position;
  Cell last;
};

/// Plays one game by chance until there is a puzzle: somebody who could win by threats plays
/// something else, and now the other one can. Nothing if none comes.
[[nodiscard]] std::optional<std::pair<AfterMistake, ProvenPuzzle>> threat_puzzle_of_a_game(
    const Rules& rules, const PatternKnowledge& knowledge, Random& random);

/// The puzzle that a position is, if it is one. The game must not be over.
[[nodiscard]] std::optional<ProvenPuzzle> proven_threats(const Position& position,
                                                         const PatternKnowledge& knowledge);

/// Whether the side to move is proven to win by continuous threats.
[[nodiscard]] bool wins_by_threats(PatternBoard& board);

}  // namespace mnk
