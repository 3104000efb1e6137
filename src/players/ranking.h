#pragma once

#include <cstddef>
#include <vector>

#include "solver/analysis.h"

namespace mnk {

/// How many of the best moves front ends number.
constexpr std::size_t numbered_moves = 5;

/// Sorts moves, best first: proven wins, evaluated moves by their chance (a proven draw counts as
/// one half), unknown moves, proven losses. Stable.
[[nodiscard]] std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
