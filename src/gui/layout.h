#pragma once

#include <optional>

#include "engine/rules.h"
#include "gui/geometry.h"

namespace mnk {

/// Where everything of a board lies in an area of pixels: the largest board that fits, in the
/// middle; an empty one in an area without pixels. Pure geometry, the same for drawing and for
/// pointing.
///
/// Cells are square but for one pixel: their edges are rounded to whole pixels one by one, so that
/// the board fills the area exactly and lines up with a page's own grid laid over it.
class Layout {
 public:
  Layout(const Rules& rules, const PixelRect& area);

  [[nodiscard]] PixelRect board() const;

  /// The pixels of a cell of the board.
  [[nodiscard]] PixelRect cell(Cell cell) const;

  /// The cell under a point; nothing beside the board.
  [[nodiscard]] std::optional<Cell> cell_at(Point point) const;

  /// The side of a cell in pixels, before rounding.
  [[nodiscard]] float side() const { return side_; }

  /// The width of the lines between cells: 1 pixel or more.
  [[nodiscard]] int grid_width() const;

 private:
  [[nodiscard]] int column_edge(int column) const;
  [[nodiscard]] int row_edge(int row) const;

  Rules rules_;
  float side_;
  float left_;
  float top_;
};

}  // namespace mnk
