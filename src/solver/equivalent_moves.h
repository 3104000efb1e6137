#pragma once

#include <vector>

#include "engine/position.h"

namespace mnk {

/// Which moves are alike because a symmetry of the position takes one to the other.
class EquivalentMoves {
 public:
  explicit EquivalentMoves(const Position& position);

  /// The first cell, in row-major order, that is like this one.
  [[nodiscard]] Cell representative(Cell cell) const {
    return rules_.cell(representatives_[static_cast<std::size_t>(rules_.index(cell))]);
  }
  [[nodiscard]] bool is_representative(Cell cell) const { return representative(cell) == cell; }

 private:
  Rules rules_;
  std::vector<int> representatives_;  ///< per cell
};

}  // namespace mnk
