#pragma once

#include <cmath>

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

}  // namespace mnk
