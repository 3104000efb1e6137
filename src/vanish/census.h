#pragma once

#include <cstdint>

#include "vanish/reached.h"
#include "vanish/value_table.h"

namespace mnk::vanish {

/// Counts of the positions that can be reached from the empty board. Positions that differ only in
/// the names of the sides count once: what matters is whose turn it is.
struct Census {
  std::uint64_t positions = 0;  ///< in play; the next three are of these, for the side to move
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t drawn = 0;
  std::uint64_t terminal = 0;  ///< with a line on the board
  int longest_win = 0;         ///< plies
};

/// Counts and values them all.
[[nodiscard]] Census take_census(const Rules& rules);
[[nodiscard]] Census take_census(const ValueTable& table, const Reached& reached);

}  // namespace mnk::vanish
