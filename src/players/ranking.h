#pragma once

#include <cstddef>
#include <vector>

#include "solver/analysis.h"

namespace mnk {

/// How many of the best moves front ends number.
constexpr std::size_t numbered_moves = 5;

/// Moves of which some have been judged, best first: sure wins, then those that were judged, by
/// their chances, a sure draw among them as half a win, then those of which nothing is known, sure
/// losses last. What is equal stays in its order.
[[nodiscard]] std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
