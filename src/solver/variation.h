#pragma once

#include <vector>

#include "engine/position.h"
#include "solver/limited_search.h"
#include "solver/search_context.h"
#include "solver/solved_position.h"
#include "solver/value.h"

namespace mnk {

/// Best play by both sides from a position whose value is known, to the end of the game. Of a win
/// or loss, the plies may be more than it takes; then the winner wins in time, but neither need
/// play its best. Can be paused after any node. At each position the move that the table knows is
/// tried first, so what has been proven before is not searched again.
class Variation {
 public:
  /// The context must outlive the work.
  Variation(const SearchContext& context, const SolvedPosition& solved);

  /// Works on; true at the end of the game.
  bool run(Budget& budget);

  [[nodiscard]] const std::vector<Cell>& moves() const { return moves_; }

 private:
  void collect_candidates();
  bool ask_next();
  bool go_down();
  void play(Cell move);

  const SearchContext* context_;
  Position end_;  ///< after the moves so far
  Value value_;   ///< of that position
  std::vector<Cell> moves_;
  std::vector<Cell> candidates_;  ///< for the next move, from the back
  std::optional<Cell> refuted_;   ///< the last of them that does not reach the value
  LimitedSearch search_;
};

}  // namespace mnk
