#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "gui/frame.h"
#include "gui/glyphs.h"
#include "gui/painter.h"

/// Helpers to inspect pictures.
namespace mnk {

inline void PrintTo(Colour colour, std::ostream* out) {
  *out << '(' << int{colour.red} << ' ' << int{colour.green} << ' ' << int{colour.blue} << ')';
}

inline void PrintTo(const PixelRect& rect, std::ostream* out) {
  *out << rect.width << 'x' << rect.height << " at " << rect.x << ',' << rect.y;
}

}  // namespace mnk

namespace mnk::test {

inline const Uint8* bytes_of(const Frame& frame, int x, int y) {
  return static_cast<const Uint8*>(frame.surface()->pixels) + y * frame.surface()->pitch + x * 4;
}

inline Colour pixel(const Frame& frame, int x, int y) {
  const Uint8* bytes = bytes_of(frame, x, y);
  return {.red = bytes[0], .green = bytes[1], .blue = bytes[2]};
}

inline Colour pixel(const Frame& frame, Point point) {
  return pixel(frame, static_cast<int>(point.x), static_cast<int>(point.y));
}

/// The number of pixels of a rectangle with exactly this colour.
inline int count(const Frame& frame, const PixelRect& rect, Colour colour) {
  int found = 0;
  for (int y = rect.y; y < rect.bottom(); ++y) {
    for (int x = rect.x; x < rect.right(); ++x) found += pixel(frame, x, y) == colour ? 1 : 0;
  }
  return found;
}

inline Frame copy(const Frame& frame) {
  Frame result = Frame::make(frame.width(), frame.height()).value();
  SDL_BlitSurface(frame.surface(), nullptr, result.surface(), nullptr);
  return result;
}

/// Whether two pictures have the same pixels, all opaque.
inline testing::AssertionResult same_pixels(const Frame& a, const Frame& b) {
  if (a.width() != b.width() || a.height() != b.height()) {
    return testing::AssertionFailure() << "the sizes differ";
  }
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const Uint8* const in_a = bytes_of(a, x, y);
      const Uint8* const in_b = bytes_of(b, x, y);
      if (in_a[3] != 0xff || in_b[3] != 0xff) {
        return testing::AssertionFailure() << "at " << x << ',' << y << ": not opaque";
      }
      if (!std::equal(in_a, in_a + 3, in_b)) {
        return testing::AssertionFailure()
               << "at " << x << ',' << y << ": " << testing::PrintToString(pixel(a, x, y))
               << " and " << testing::PrintToString(pixel(b, x, y));
      }
    }
  }
  return testing::AssertionSuccess();
}

/// Colours too far apart to confuse.
inline constexpr Theme loud{.background = {.red = 255, .green = 255, .blue = 255},
                            .grid = {.red = 0, .green = 0, .blue = 0},
                            .x = {.red = 0, .green = 0, .blue = 255},
                            .o = {.red = 255, .green = 0, .blue = 0},
                            .highlight = {.red = 255, .green = 255, .blue = 0},
                            .rim = {.red = 60, .green = 90, .blue = 90},
                            .loss = {.red = 128, .green = 0, .blue = 0},
                            .last = {.red = 0, .green = 128, .blue = 0},
                            .hover = {.red = 0, .green = 255, .blue = 255},
                            .focus = {.red = 255, .green = 0, .blue = 255},
                            .label = {.red = 90, .green = 90, .blue = 90}};

inline Painter painter(const Theme& theme = loud) {
  Painter painter(Glyphs(open_font(assets::marks_font())));
  painter.set_theme(theme);
  return painter;
}

/// A picture of this size, filled by a board.
inline Frame painted(Painter& painter, const Scene& scene, int width, int height) {
  Frame frame = Frame::make(width, height).value();
  painter.set_area(frame.bounds());
  painter.paint(frame, scene);
  return frame;
}
inline Frame painted(const Scene& scene, int width, int height, const Theme& theme = loud) {
  Painter fresh = painter(theme);
  return painted(fresh, scene, width, height);
}

}  // namespace mnk::test
