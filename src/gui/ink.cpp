#include "gui/ink.h"

#include <algorithm>
#include <cmath>

namespace mnk {
namespace {

/// Of a vector. As pixels need it: std::hypot() would take care of lengths beyond any frame.
float length(float x, float y) { return std::sqrt(x * x + y * y); }

/// Covers `area` by a shape that is given as a signed distance in pixels, negative inside.
template <class Distance>
void cover(Frame& frame, const PixelRect& area, Colour colour, const Distance& distance) {
  const PixelRect visible = intersection(area, frame.clip());
  for (int y = visible.y; y < visible.bottom(); ++y) {
    for (int x = visible.x; x < visible.right(); ++x) {
      const Point middle{.x = static_cast<float>(x) + 0.5F, .y = static_cast<float>(y) + 0.5F};
      const float coverage = std::clamp(0.5F - distance(middle), 0.0F, 1.0F);
      if (coverage > 0) frame.blend(x, y, colour, coverage);
    }
  }
}

PixelRect around(Point a, Point b, float margin) {
  const int left = static_cast<int>(std::floor(std::min(a.x, b.x) - margin));
  const int top = static_cast<int>(std::floor(std::min(a.y, b.y) - margin));
  return {.x = left,
          .y = top,
          .width = static_cast<int>(std::ceil(std::max(a.x, b.x) + margin)) - left,
          .height = static_cast<int>(std::ceil(std::max(a.y, b.y) + margin)) - top};
}

}  // namespace

void draw_stroke(Frame& frame, Point from, Point to, float width, Colour colour) {
  const float dx = to.x - from.x;
  const float dy = to.y - from.y;
  const float length_squared = std::max(dx * dx + dy * dy, 1e-6F);
  cover(frame, around(from, to, width / 2 + 1), colour, [=](Point p) {
    const float along = ((p.x - from.x) * dx + (p.y - from.y) * dy) / length_squared;
    const float nearest = std::clamp(along, 0.0F, 1.0F);
    return length(p.x - from.x - nearest * dx, p.y - from.y - nearest * dy) - width / 2;
  });
}

void draw_disc(Frame& frame, Point middle, float radius, Colour colour) {
  draw_stroke(frame, middle, middle, 2 * radius, colour);
}

void draw_triangle(Frame& frame, Point middle, float height, Colour colour) {
  const float half = std::abs(height) / 2;
  const float turn = height < 0 ? -1 : 1;
  // Of a side twice as high as half the base, whose normal is (2, -1) in units of its length.
  constexpr float normal_length = 2.2360680F;
  cover(frame, around(middle, middle, half + 1), colour, [=](Point p) {
    const float across = std::abs(p.x - middle.x);
    const float down = (p.y - middle.y) * turn;
    return std::max((2 * across - (down + half)) / normal_length, down - half);
  });
}

void draw_ring(Frame& frame, const PixelRect& rect, float radius, float width, Colour colour) {
  const Point middle = centre(rect);
  const float half_width = static_cast<float>(rect.width) / 2;
  const float half_height = static_cast<float>(rect.height) / 2;
  cover(frame, rect, colour, [=](Point p) {
    const float x = std::abs(p.x - middle.x) - (half_width - radius);
    const float y = std::abs(p.y - middle.y) - (half_height - radius);
    const float outside = length(std::max(x, 0.0F), std::max(y, 0.0F));
    const float to_edge = outside + std::min(std::max(x, y), 0.0F) - radius;
    return std::abs(to_edge + width / 2) - width / 2;
  });
}

}  // namespace mnk
