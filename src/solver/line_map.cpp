#include "solver/line_map.h"

#include <cstdlib>
#include <utility>

#include "engine/lines.h"

namespace mnk {
namespace {

/// Room for the rays of one direction: a diagonal's number goes from 1 - max_side to 2 * max_side
/// - 2.
constexpr int rays_of_direction = 3 * Rules::max_side;

/// The row, column or diagonal that a line lies on: a number from 0 to 4 * rays_of_direction - 1.
std::size_t ray(const Line& line) {
  const Cell first = line.front();
  if (line.size() == 1) return 0;
  const Direction direction{.row = line[1].row - first.row,
                            .column = line[1].column - first.column};
  const auto number = [](int ordinal, int on_it) {
    const int counted = ordinal * rays_of_direction + Rules::max_side + on_it;
    return static_cast<std::size_t>(counted);
  };
  if (direction == line_directions[0]) return number(0, first.row);
  if (direction == line_directions[1]) return number(1, first.column);
  if (direction == line_directions[2]) return number(2, first.row - first.column);
  return number(3, first.row + first.column);
}

/// Ray by ray; those of one ray stay in their order.
std::vector<std::vector<Line>> by_rays(std::vector<Line> lines) {
  std::vector<std::vector<Line>> rays(std::size_t{4} * rays_of_direction);
  for (Line& line : lines) rays[ray(line)].push_back(std::move(line));
  std::erase_if(rays, [](const std::vector<Line>& lines_of_ray) { return lines_of_ray.empty(); });
  return rays;
}

}  // namespace

LineMap::LineMap(const Rules& rules) : length_(static_cast<std::size_t>(rules.in_a_row())) {
  add_lines(rules);
  add_centralities(rules);
  add_symmetries(rules);
}

void LineMap::add_lines(const Rules& rules) {
  std::vector<std::vector<LineIndex>> through(static_cast<std::size_t>(rules.cell_count()));
  std::uint16_t rays = 0;
  for (const std::vector<Line>& lines : by_rays(winning_lines(rules))) {
    for (const Line& line : lines) {
      const auto number = static_cast<LineIndex>(ray_of_.size());
      ray_of_.push_back(rays);
      for (const Cell cell : line) {
        const int index = rules.index(cell);
        cells_.push_back(static_cast<CellIndex>(index));
        through[static_cast<std::size_t>(index)].push_back(number);
      }
    }
    ++rays;
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
