#include "gui/layout.h"

#include <algorithm>

namespace mnk {
namespace {

constexpr float grid_width_in_sides = 0.014F;

}  // namespace

PixelRect intersection(const PixelRect& a, const PixelRect& b) {
  const int x = std::max(a.x, b.x);
  const int y = std::max(a.y, b.y);
  return rect_between(x, y, std::max(x, std::min(a.right(), b.right())),
                      std::max(y, std::min(a.bottom(), b.bottom())));
}

PixelRect bounding(const PixelRect& a, const PixelRect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  return rect_between(std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.right(), b.right()),
                      std::max(a.bottom(), b.bottom()));
}

Layout::Layout(const Rules& rules, const PixelRect& area) : rules_(rules) {
  const auto columns = static_cast<float>(rules.columns());
  const auto rows = static_cast<float>(rules.rows());
  const auto width = static_cast<float>(area.width);
  const auto height = static_cast<float>(area.height);
  side_ = std::max(0.0F, std::min(width / columns, height / rows));
  left_ = static_cast<float>(area.x) + (width - side_ * columns) / 2;
  top_ = static_cast<float>(area.y) + (height - side_ * rows) / 2;
}

PixelRect Layout::board() const {
  return rect_between(column_edge(0), row_edge(0), column_edge(rules_.columns()),
                      row_edge(rules_.rows()));
}

PixelRect Layout::cell(Cell cell) const {
  return rect_between(column_edge(cell.column), row_edge(cell.row), column_edge(cell.column + 1),
                      row_edge(cell.row + 1));
}

std::optional<Cell> Layout::cell_at(Point point) const {
  if (side_ <= 0) return std::nullopt;
  // Division ignores the rounding of edges, so try the neighbours too.
  const auto nearest = [this](float distance, int count) {
    return static_cast<int>(std::clamp(distance / side_, 0.0F, static_cast<float>(count - 1)));
  };
  const int row = nearest(point.y - top_, rules_.rows());
  const int column = nearest(point.x - left_, rules_.columns());
  const auto covers = [point](const PixelRect& rect) {
    return point.x >= static_cast<float>(rect.x) && point.x < static_cast<float>(rect.right()) &&
           point.y >= static_cast<float>(rect.y) && point.y < static_cast<float>(rect.bottom());
  };
  for (int r = row - 1; r <= row + 1; ++r) {
    for (int c = column - 1; c <= column + 1; ++c) {
      const Cell candidate{.row = r, .column = c};
      if (rules_.contains(candidate) && covers(cell(candidate))) return candidate;
    }
  }
  return std::nullopt;
}

int Layout::grid_width() const { return std::max(1, rounded(side_ * grid_width_in_sides)); }

int Layout::column_edge(int column) const {
  return rounded(left_ + side_ * static_cast<float>(column));
}

int Layout::row_edge(int row) const { return rounded(top_ + side_ * static_cast<float>(row)); }

}  // namespace mnk
