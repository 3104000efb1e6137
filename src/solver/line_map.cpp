#include "solver/line_map.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/lines.h"

namespace mnk {
namespace {

/// The direction of a line and the row, column or diagonal it lies on.
std::pair<int, int> ray(const Line& line) {
  const Cell first = line.front();
  if (line.size() == 1) return {0, 0};
  const Direction direction{.row = line[1].row - first.row,
                            .column = line[1].column - first.column};
  if (direction == line_directions[0]) return {0, first.row};
  if (direction == line_directions[1]) return {1, first.column};
  if (direction == line_directions[2]) return {2, first.row - first.column};
  return {3, first.row + first.column};
}

}  // namespace

LineMap::LineMap(const Rules& rules) : length_(static_cast<std::size_t>(rules.in_a_row())) {
  add_lines(rules);
  add_centralities(rules);
  add_symmetries(rules);
}

void LineMap::add_lines(const Rules& rules) {
  std::vector<Line> lines = winning_lines(rules);
  std::ranges::stable_sort(lines, {}, ray);
  std::vector<std::vector<LineIndex>> through(static_cast<std::size_t>(rules.cell_count()));
  std::uint16_t rays = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && ray(lines[i]) != ray(lines[i - 1])) ++rays;
    ray_of_.push_back(rays);
    for (const Cell cell : lines[i]) {
      const int index = rules.index(cell);
      cells_.push_back(static_cast<CellIndex>(index));
      through[static_cast<std::size_t>(index)].push_back(static_cast<LineIndex>(i));
    }
  }
  first_line_of_.push_back(0);
  for (const std::vector<LineIndex>& numbers : through) {
    lines_.insert(lines_.end(), numbers.begin(), numbers.end());
    first_line_of_.push_back(static_cast<std::uint16_t>(lines_.size()));
  }
}

void LineMap::add_centralities(const Rules& rules) {
  for (int index = 0; index < rules.cell_count(); ++index) {
    const Cell cell = rules.cell(index);
    const int across = std::abs(2 * cell.column - (rules.columns() - 1));
    const int down = std::abs(2 * cell.row - (rules.rows() - 1));
    centrality_.push_back(static_cast<std::uint8_t>(4 * Rules::max_side - across - down));
  }
}

void LineMap::add_symmetries(const Rules& rules) {
  for (std::size_t symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (int index = 0; index < rules.cell_count(); ++index) {
      const Cell to = mnk::image(rules, symmetry % mnk::symmetry_count(rules), rules.cell(index));
      images_[symmetry].push_back(static_cast<CellIndex>(rules.index(to)));
    }
  }
}

}  // namespace mnk
