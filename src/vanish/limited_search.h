#pragma once

#include <cstdint>
#include <optional>

#include "solver/budget.h"
#include "solver/value.h"
#include "vanish/states.h"

namespace mnk::vanish {

/// A plain depth-limited search, for boards with too many positions for a table. What it finds is
/// exact; anything else takes more plies or never happens.
class LimitedSearch {
 public:
  explicit LimitedSearch(const Rules& rules) : states_(rules), misere_(rules.misere()) {}

  /// The exact value if a side can force the end within `plies`; else nothing, also when the budget
  /// is spent.
  [[nodiscard]] std::optional<Value> value(const State& state, int plies, Budget& budget) const;

 private:
  States states_;
  bool misere_;
};

}  // namespace mnk::vanish
