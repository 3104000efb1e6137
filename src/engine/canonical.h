#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/position.h"

/// Positions up to symmetry: turned and mirrored copies are one.
namespace mnk {

/// A position's copy that stands for all of them.
struct Canonical {
  std::string key;  ///< the copy's cells, row-major: `X`, `O` or `.`; the smallest of all copies
  std::size_t symmetry;  ///< takes a cell of the position to one of the copy (engine/symmetry.h)
};
[[nodiscard]] Canonical canonical(const Position& position);

/// Moves that lead to the same position up to symmetry.
struct CanonicalMove {
  std::vector<Cell> cells;  ///< row-major; the first stands for all
  std::string key;          ///< of the position after the move
};
/// Every legal move, each in one of them, in the order of their first cells; none after the end.
[[nodiscard]] std::vector<CanonicalMove> canonical_moves(const Position& position);

}  // namespace mnk
