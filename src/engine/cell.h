#pragma once

#include <compare>

namespace mnk {

/// A place on the board. Row and column count from 0 at the top left, so `a1` is {0, 0} and `c1` is
/// {0, 2}. A Cell may lie outside a board: check with Rules::contains().
struct Cell {
  int row = 0;
  int column = 0;

  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

}  // namespace mnk
