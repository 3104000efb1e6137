#pragma once

#include "engine/position.h"
#include "text/random.h"

namespace mnk::test {

/// The first stones of a game by chance, in the five by five cells in the middle, so that no two
/// games are alike.
inline Position opening_by_chance(const Rules& rules, int stones, Random& random) {
  Position position(rules);
  while (position.mark_count() < stones) {
    (void)position.play({.row = rules.rows() / 2 - 2 + static_cast<int>(random.below(5)),
                         .column = rules.columns() / 2 - 2 + static_cast<int>(random.below(5))});
  }
  return position;
}

}  // namespace mnk::test
