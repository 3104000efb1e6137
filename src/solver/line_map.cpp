#include "solver/line_map.h"

#include <cstdlib>

#include "engine/rules.h"

namespace mnk {
LineMap::LineMap(const Rules& rules)
    : length_(static_cast<std::size_t>(rules.in_a_row())),
      first_line_of_(static_cast<std::size_t>(rules.cell_count()) + 1, 0) {
  add_lines(rules);
  add_lines_of_cells();
  add_centralities(rules);
  add_symmetries(rules);
}

void LineMap::add_lines(const Rules& rules) {
  const int length = rules.in_a_row();
  std::uint16_t rays = 0;
  for (const Direction direction : line_directions) {
    for (Cell first : rules.cells()) {
      if (rules.contains(step(first, direction, -1))) continue;
      for (; rules.contains(step(first, direction, length - 1)); first = step(first, direction)) {
        ray_of_.push_back(rays);
        for (int i = 0; i < length; ++i) {
          cells_.push_back(static_cast<CellIndex>(rules.index(step(first, direction, i))));
        }
      }
      ++rays;
    }
    if (length == 1) break;  // one cell is the same line in every direction
  }
}

/// Sorts the lines by their cells, counting the lines through each cell first.
void LineMap::add_lines_of_cells() {
  for (const CellIndex cell : cells_) ++first_line_of_[cell + 1u];
  for (std::size_t cell = 1; cell < first_line_of_.size(); ++cell) {
    first_line_of_[cell] =
        static_cast<std::uint16_t>(first_line_of_[cell] + first_line_of_[cell - 1]);
  }
  std::vector<std::uint16_t> next = first_line_of_;
  lines_.resize(cells_.size());
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    lines_[next[cells_[i]]++] = static_cast<LineIndex>(i / length_);
  }
}

void LineMap::add_centralities(const Rules& rules) {
  for (const Cell cell : rules.cells()) {
    const int across = std::abs(2 * cell.column - (rules.columns() - 1));
    const int down = std::abs(2 * cell.row - (rules.rows() - 1));
    centrality_.push_back(static_cast<std::uint8_t>(4 * Rules::max_side - across - down));
  }
}

void LineMap::add_symmetries(const Rules& rules) {
  for (std::size_t symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (const Cell cell : rules.cells()) {
      const Cell to = mnk::image(rules, symmetry % mnk::symmetry_count(rules), cell);
      images_[symmetry].push_back(static_cast<CellIndex>(rules.index(to)));
    }
  }
}

}  // namespace mnk
