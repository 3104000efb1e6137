#pragma once

#include "puzzles/oracle.h"

namespace mnk {

/// How hard a puzzle is, from 1 to hardest_grade: by how often the weaker levels fail it, and by
/// how tempting its wrong first moves look. The same whatever the oracle has looked at before.
[[nodiscard]] int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle);

}  // namespace mnk
