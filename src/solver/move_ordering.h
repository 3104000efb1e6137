#pragma once

#include <vector>

#include "engine/position.h"
#include "solver/search_context.h"

namespace mnk {

/// A move and how good it looks before anything has been searched; greater is better. Scores of
/// different positions cannot be compared.
struct OrderedMove {
  Cell move;
  std::uint64_t score;
};

/// Every legal move, best looking first: win at once, keep the other side from winning at
/// once, fork, answer forks, then by the weight of the lines that a move builds and takes. In
/// misère play: away from lines. Equal ones stand in row-major order.
[[nodiscard]] std::vector<OrderedMove> ordered_moves(const SearchContext& context,
                                                     const Position& position);

}  // namespace mnk
