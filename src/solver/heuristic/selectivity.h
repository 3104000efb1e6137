#pragma once

#include <cstddef>

#include "solver/heuristic/evaluation.h"

/// What a search leaves out, and where it looks less deep, because it hardly ever pays. `depth` is
/// the number of plies left.
namespace mnk {

/// How many moves of a position are tried. Where the side to move does not do better than at its
/// move before, hardly anything rises to beta: half as many are enough.
[[nodiscard]] std::size_t width(int depth, bool principal, bool improving);

/// Plies that the search of a late move is cut short by, when so many have been tried before it.
[[nodiscard]] int late_move_reduction(int depth, std::size_t tried);

/// So good that it will not fall to beta: not looked into.
[[nodiscard]] bool is_futile(Evaluation judgement, Evaluation beta, int depth);

/// So bad that it will not rise to alpha but by force: looked into for continuous fours only.
[[nodiscard]] bool is_hopeless(Evaluation judgement, Evaluation alpha, int depth);

}  // namespace mnk
