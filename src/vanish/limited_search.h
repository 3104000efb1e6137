#pragma once

#include <cstdint>
#include <optional>

#include "solver/budget.h"
#include "solver/value.h"
#include "vanish/states.h"

namespace mnk::vanish {

/// Plain search to a number of plies, for boards with too many positions for a table. What it finds
/// is exact; what it does not find takes more plies or never comes.
class LimitedSearch {
 public:
  explicit LimitedSearch(const Rules& rules) : states_(rules), misere_(rules.misere()) {}

  /// The exact value if the game can be forced to end within so many plies; else nothing, also when
  /// the budget is spent.
  [[nodiscard]] std::optional<Value> value(const State& state, int plies, Budget& budget) const;

 private:
  States states_;
  bool misere_;
};

}  // namespace mnk::vanish
