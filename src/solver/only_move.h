#pragma once

#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/limited_search.h"
#include "solver/search_context.h"
#include "solver/value.h"

namespace mnk {

/// Whether a move that wins or draws is the only one of several that does: how long a win takes
/// plays no part. Can be paused after any node. Ends with the first other move that does as well.
class OnlyMove {
 public:
  /// The result of the move must be proven, for the side that plays it. The game must not be over,
  /// and the context must outlive the work.
  OnlyMove(const SearchContext& context, const Position& position, Cell move, Result result);

  /// Works on; the answer once there is one.
  std::optional<bool> run(Budget& budget);

 private:
  bool ask_next();
  void take(bool as_good);

  const SearchContext* context_;
  Position position_;
  Result result_;
  bool only_ = true;
  std::vector<Cell> others_;  ///< one of each class, not asked about yet; the next one last
  LimitedSearch search_;
};

}  // namespace mnk
