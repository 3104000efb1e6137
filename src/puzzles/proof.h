#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/puzzle.h"
#include "solver/solver.h"

namespace mnk {

/// The exact value of every move of a position.
struct ProvenMoves {
  Value value;                        ///< of the position
  std::vector<MoveAssessment> moves;  ///< every legal one, best first
  std::vector<Cell> right;            ///< those that keep the result, row-major
  std::size_t right_kinds = 0;  ///< of these, how many no symmetry of the position makes alike
};

/// Who proves, and how much that may take.
struct Prover {
  Solver* solver;
  std::uint64_t nodes;      ///< for one position, at most
  std::uint64_t spent = 0;  ///< on all so far
};

/// Nothing when the nodes for a position do not prove them all. The game must not be over.
[[nodiscard]] std::optional<ProvenMoves> proven_moves(const Position& position, Prover& prover);

/// Enough for any puzzle that was made with less.
inline constexpr std::uint64_t nodes_to_restore = 1'000'000;

/// What there is to find in a position, and what a solution looks like.
template <class P>
struct BasicProvenPuzzle {
  PuzzleTheme theme;
  Value value;
  std::vector<BasicPuzzleTurn<P>>
      turns;               ///< along the line: those at which there is something to find
  std::vector<Cell> line;  ///< see Puzzle
};
using ProvenPuzzle = BasicProvenPuzzle<Position>;

/// The puzzle that a position is, if it is one and can be proven: any theme but threats. The game
/// must not be over.
[[nodiscard]] std::optional<ProvenPuzzle> proven_puzzle(const Position& position, Prover& prover);

/// The position as a question of one turn, whichever moves are right: not all of them, and it must
/// not be lost. The game must not be over.
[[nodiscard]] std::optional<ProvenPuzzle> proven_choice(const Position& position, Prover& prover);

}  // namespace mnk
