#pragma once

#include <cmath>
#include <optional>

#include "engine/rules.h"

namespace mnk {

/// A rectangle in pixels; x and y from the top left, right and bottom exclusive.
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

/// From its four edges.
[[nodiscard]] constexpr PixelRect rect_between(int left, int top, int right, int bottom) {
  return {.x = left, .y = top, .width = right - left, .height = bottom - top};
}

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

/// The overlap; empty if there is none.
[[nodiscard]] PixelRect intersection(const PixelRect& a, const PixelRect& b);

/// The smallest rectangle around both; ignores empty ones.
[[nodiscard]] PixelRect bounding(const PixelRect& a, const PixelRect& b);

/// `by` pixels more on every side.
[[nodiscard]] constexpr PixelRect grown(const PixelRect& rect, int by) {
  return rect_between(rect.x - by, rect.y - by, rect.right() + by, rect.bottom() + by);
}

/// The geometry of a board in an area of pixels, for drawing and pointing alike: the largest board
/// that fits, centred; empty if the area is.
///
/// Cells are square to within a pixel: each edge is rounded by itself, so that the board fills the
/// area exactly and lines up with the page's own grid on top.
class Layout {
 public:
  Layout(const Rules& rules, const PixelRect& area);

  [[nodiscard]] PixelRect board() const;

  [[nodiscard]] PixelRect cell(Cell cell) const;

  /// Nothing beside the board.
  [[nodiscard]] std::optional<Cell> cell_at(Point point) const;

  /// The side of a cell in pixels, before rounding.
  [[nodiscard]] float side() const { return side_; }

  /// The width of the lines between cells, at least 1 pixel.
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
