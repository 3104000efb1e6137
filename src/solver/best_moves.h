#pragma once

#include <vector>

#include "engine/position.h"
#include "solver/equivalent_moves.h"
#include "solver/limited_search.h"
#include "solver/search_context.h"
#include "solver/solved_position.h"
#include "solver/value.h"

namespace mnk {

/// All moves that reach the value of a position, which is known. Can be paused after any node. One
/// question is put for each class of equivalent moves, in rounds with more and more nodes, so that
/// a hard one does not keep the others waiting. For a draw of normal play one question comes
/// before: a mark never hurts, so if the opponent does not win even when the side to move passes,
/// it does not win after any move.
class BestMoves {
 public:
  /// The context must outlive the work.
  BestMoves(const SearchContext& context, const SolvedPosition& solved);

  /// Works on; true once all moves have been asked about.
  bool run(Budget& budget);

  /// Those found, in row-major order.
  [[nodiscard]] std::vector<Cell> moves() const;
  /// There are no others.
  [[nodiscard]] bool complete() const { return passed_ && candidates_.empty(); }

 private:
  bool ask_next();
  void take(const Bounds& answer);
  void take_passing(const Bounds& answer);
  void decide(bool best);

  const SearchContext* context_;
  Position position_;
  Value value_;
  EquivalentMoves equivalent_;
  bool passed_;                     ///< the question about passing has been answered
  std::vector<Cell> candidates_;    ///< one of each class, those not decided
  std::size_t next_ = 0;            ///< the one asked about
  std::uint64_t allowance_ = 1024;  ///< nodes for a candidate in this round
  std::vector<Cell> best_;          ///< one of each class
  LimitedSearch search_;
};

}  // namespace mnk
