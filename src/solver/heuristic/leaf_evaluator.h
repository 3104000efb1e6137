#pragma once

#include <cstdint>
#include <span>

#include "solver/heuristic/four_search.h"
#include "solver/heuristic/score_table.h"

namespace mnk {

/// The score of a leaf: a win, when a few nodes find one by continuous fours, else the evaluation.
class LeafEvaluator {
 public:
  /// For the side to move, which cannot win at once, `plies` from the root. `depth` is how many
  /// plies the search would still have looked ahead, 0..127. The table keeps what is found, so that
  /// the fours are not looked for again.
  Evaluation evaluate(PatternBoard& board, ScoreTable& table, int depth, int plies);

  /// The win that evaluate() has found, move by move; else empty.
  [[nodiscard]] std::span<const Square> line() const;
  /// Nodes visited by evaluate().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  [[nodiscard]] bool wins_by_fours(PatternBoard& board);

  FourSearch fours_;
  bool won_ = false;
  std::uint64_t nodes_ = 0;
};

}  // namespace mnk
