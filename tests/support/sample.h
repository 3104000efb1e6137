#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/position.h"

/// Random positions, the same on every platform.
namespace mnk::test {

/// A position after at most `moves` random moves; the game may end before.
inline Position random_position(const Rules& rules, int moves, std::uint64_t seed) {
  Position position(rules);
  std::uint64_t state = seed * 6364136223846793005u + 1442695040888963407u;
  while (position.mark_count() < moves && !position.outcome().over()) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const std::vector<Cell> cells = position.available_moves();
    position.play(cells[(state >> 33) % cells.size()]);
  }
  return position;
}

/// Mirrored upside down (way 1), left to right (2) or both (3).
inline Position mirrored(const Position& position, int way) {
  const Rules& rules = position.rules();
  std::vector<std::optional<Mark>> marks;
  for (int index = 0; index < rules.cell_count(); ++index) {
    Cell cell = rules.cell(index);
    if ((way & 1) != 0) cell.row = rules.rows() - 1 - cell.row;
    if ((way & 2) != 0) cell.column = rules.columns() - 1 - cell.column;
    marks.push_back(position.at(cell));
  }
  return {rules, std::move(marks)};
}

}  // namespace mnk::test
