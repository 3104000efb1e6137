#include "gui/geometry.h"

#include <algorithm>

namespace mnk {

PixelRect intersection(const PixelRect& a, const PixelRect& b) {
  const int x = std::max(a.x, b.x);
  const int y = std::max(a.y, b.y);
  return {.x = x,
          .y = y,
          .width = std::max(0, std::min(a.right(), b.right()) - x),
          .height = std::max(0, std::min(a.bottom(), b.bottom()) - y)};
}

PixelRect bounding(const PixelRect& a, const PixelRect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const int x = std::min(a.x, b.x);
  const int y = std::min(a.y, b.y);
  return {.x = x,
          .y = y,
          .width = std::max(a.right(), b.right()) - x,
          .height = std::max(a.bottom(), b.bottom()) - y};
}

}  // namespace mnk
