#pragma once

#include <vector>

#include "solver/solver.h"
#include "study/puzzle.h"

/// How hard a puzzle is: by how those play it who may fail. README.md has the thresholds and what
/// they were read off.
namespace mnk {

/// What makes a puzzle hard.
struct PuzzleDifficulty {
  int failures = 0;    ///< of a hundred tries by easy, medium and hard, as many by each
  int tempting = 0;    ///< wrong first moves that look at least as good as any right one
  bool quiet = false;  ///< no right first move threatens a line or keeps the other from one
};

/// Plays the weaker levels on each turn: who plays a wrong move has failed. The same whatever the
/// solver has learned.
[[nodiscard]] PuzzleDifficulty difficulty_of(const std::vector<PuzzleTurn>& turns, Solver& solver);

/// 1 to hardest_grade.
[[nodiscard]] int grade_of(const PuzzleDifficulty& difficulty);

}  // namespace mnk
