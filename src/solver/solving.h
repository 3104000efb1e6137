#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/best_play.h"
#include "solver/resumable.h"
#include "solver/search_context.h"
#include "solver/value_search.h"

namespace mnk {

/// The solution of a position, as far as it is known.
struct Solution {
  Assessment value;        ///< for the side to move
  std::vector<Cell> best;  ///< if the value is proven: moves proven to reach it, row-major; else
                           ///< one move, the best known or the best looking
  bool best_complete = false;   ///< every move that reaches the value is in `best`
  std::vector<Cell> variation;  ///< best play by both, as far as known, beginning with a best move
  std::uint64_t nodes = 0;      ///< looked at
};

/// One position being solved: its value first, then best play by both, then the other moves that
/// reach the value. Can be paused after any node. The later steps may take several times as many
/// nodes as the value; whatever is missing by then is left out, and `best_complete` says so.
class Solving {
 public:
  /// The game must not be over. The context must outlive the work.
  Solving(const SearchContext& context, const Position& position);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget) { return work_.run(budget); }

  [[nodiscard]] const PositionBounds& bounds() const { return value_.bounds(); }
  [[nodiscard]] Assessment assessment() const { return bounds().assess(); }
  /// A move that does what the bounds say can be done, if one is known.
  [[nodiscard]] std::optional<Cell> best_move() const;
  [[nodiscard]] Solution solution() const;

 private:
  Resumable solve();

  const SearchContext* context_;
  Position position_;
  ValueSearch value_;
  std::optional<Variation> variation_;  ///< once the value is known
  std::optional<BestMoves> best_;       ///< once the variation is known
  std::uint64_t nodes_ = 0;
  Resumable work_;
};

}  // namespace mnk
