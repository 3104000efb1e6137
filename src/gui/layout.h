#pragma once

#include <cmath>
#include <optional>

#include "engine/rules.h"

namespace mnk {

/// A rectangle of pixels; x and y from the top left, right and bottom edges not included.
struct PixelRect {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  [[nodiscard]] constexpr int right() const { return x + width; }
  [[nodiscard]] constexpr int bottom() const { return y + height; }
  [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }

  friend constexpr bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// A point in pixels; {0.5, 0.5} is the middle of the top left pixel.
struct Point {
  float x = 0;
  float y = 0;
};

[[nodiscard]] constexpr Point centre(const PixelRect& rect) {
  return {.x = static_cast<float>(rect.x) + static_cast<float>(rect.width) / 2,
          .y = static_cast<float>(rect.y) + static_cast<float>(rect.height) / 2};
}

/// The nearest whole pixel.
[[nodiscard]] inline int rounded(float value) { return static_cast<int>(std::lround(value)); }

/// The overlap; empty when they do not meet.
[[nodiscard]] PixelRect intersection(const PixelRect& a, const PixelRect& b);

/// The smallest rectangle around both; an empty one is ignored.
[[nodiscard]] PixelRect bounding(const PixelRect& a, const PixelRect& b);

/// `by` pixels more on every side.
[[nodiscard]] constexpr PixelRect grown(const PixelRect& rect, int by) {
  return {.x = rect.x - by,
          .y = rect.y - by,
          .width = rect.width + 2 * by,
          .height = rect.height + 2 * by};
}

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
