#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "solver/budget.h"
#include "solver/value.h"

namespace mnk {

/// A legal move and what is known of it, for the side that plays it: a win on the spot is a win in
/// one ply.
struct MoveAssessment {
  Cell move;
  Assessment assessment;

  friend bool operator==(const MoveAssessment&, const MoveAssessment&) = default;
};

/// What is known of a position.
struct Solution {
  Assessment value;             ///< for the side to move
  std::vector<Cell> best;       ///< the moves known to reach the value, row-major; one at least
  std::vector<Cell> variation;  ///< best play by both, as far as known
  std::uint64_t nodes = 0;      ///< looked at in this call
};

/// Values of m,n,k-positions, with a memory: what was found out stays in a table, so that a
/// question asked again, or after a move, goes on from there.
class Solver {
 public:
  /// The table takes about this much memory and never more.
  explicit Solver(std::size_t table_bytes);

  /// The value, the best moves and a principal variation; or what is known when the budget runs
  /// out. The game must not be over.
  [[nodiscard]] Solution solve(const Position& position, Budget& budget);

  /// Every legal move and what is known of it, best first.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);
};

}  // namespace mnk
