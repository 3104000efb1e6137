#pragma once

#include <cstdint>
#include <vector>

#include "vanish/states.h"
#include "vanish/value_table.h"

namespace mnk::vanish {

/// One bit per state: reachable from the empty board.
using Reached = std::vector<bool>;

/// Walks through them all, which takes seconds where a game has millions.
[[nodiscard]] Reached reached_by_play(const States& states);

/// Counts of the positions that can be reached from the empty board. Positions that differ only in
/// the names of the sides count once: what matters is whose turn it is.
struct Counts {
  std::uint64_t positions = 0;  ///< in play; the next three are of these, for the side to move
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t drawn = 0;
  std::uint64_t terminal = 0;  ///< with a line on the board
  int longest_win = 0;         ///< plies
};

/// Counts and values them all.
[[nodiscard]] Counts count_game(const Rules& rules);
[[nodiscard]] Counts count_game(const ValueTable& table, const Reached& reached);

}  // namespace mnk::vanish
