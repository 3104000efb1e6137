#include "session/view.h"

#include <algorithm>

namespace mnk {

std::vector<Cell> cells_of_lines(const Position& position) {
  std::vector<Cell> cells;
  for (const Line& line : position.completed_lines()) {
    cells.insert(cells.end(), line.begin(), line.end());
  }
  std::ranges::sort(cells);
  const auto repeated = std::ranges::unique(cells);
  cells.erase(repeated.begin(), repeated.end());
  return cells;
}

}  // namespace mnk
