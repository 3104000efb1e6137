#pragma once

#include <SDL.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "engine/cell.h"
#include "gui/layout.h"
#include "gui/theme.h"

namespace mnk {

struct SurfaceDeleter {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceDeleter>;

/// A picture of transparent pixels, four bytes each: red, green, blue, alpha. Null when there is
/// not enough memory.
[[nodiscard]] inline Surface make_picture(int width, int height) {
  return Surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32));
}

[[nodiscard]] inline SDL_Rect to_sdl(const PixelRect& rect) {
  return {.x = rect.x, .y = rect.y, .w = rect.width, .h = rect.height};
}

/// The first of a pixel's four bytes.
[[nodiscard]] inline Uint8* pixel_at(const SDL_Surface& picture, int x, int y) {
  // Large pictures have more bytes than fit in an int.
  const auto row = static_cast<std::ptrdiff_t>(y) * picture.pitch;
  return static_cast<Uint8*>(picture.pixels) + row + static_cast<std::ptrdiff_t>(x) * 4;
}

/// The colour of a pixel. `picture` must have four bytes per pixel, one per channel.
[[nodiscard]] SDL_Color colour_at(const SDL_Surface& picture, int x, int y);

/// The picture in memory: opaque pixels of four bytes (red, green, blue, alpha), row by row without
/// gaps, as the browser's ImageData needs them. The native window uploads the same.
///
/// fill() and draw() stay inside one clip rectangle.
class Frame {
 public:
  /// Both in pixels, at least 1. Nothing if there is not enough memory.
  [[nodiscard]] static std::optional<Frame> make(int width, int height);

  [[nodiscard]] int width() const { return surface_->w; }
  [[nodiscard]] int height() const { return surface_->h; }
  [[nodiscard]] PixelRect bounds() const {
    return {.x = 0, .y = 0, .width = width(), .height = height()};
  }
  [[nodiscard]] SDL_Surface* surface() const { return surface_.get(); }

  void clip_to(const PixelRect& rect) { clip_ = intersection(rect, bounds()); }
  [[nodiscard]] const PixelRect& clip() const { return clip_; }

  /// Fills the part of the rectangle inside the clip.
  void fill(const PixelRect& rect, Colour colour);

  /// Mixes a colour into one pixel, which must be inside the clip: coverage 0 keeps it, 1 replaces
  /// it.
  void blend(int x, int y, Colour colour, float coverage);

  /// Draws a picture with transparency, of four bytes per pixel, with its top left corner at (x,
  /// y). `opacity` is in 0..1.
  void draw(const SDL_Surface& picture, int x, int y, float opacity);

 private:
  explicit Frame(Surface surface) : surface_(std::move(surface)), clip_(bounds()) {}

  Surface surface_;
  PixelRect clip_;
};

// Antialiased shapes, drawn pixel by pixel: how far a pixel's middle lies inside the edge gives its
// coverage. SDL's own lines have no smooth edges.

/// A line with round ends; it touches no pixel outside stroke_area().
void draw_stroke(Frame& frame, Point from, Point to, float width, Colour colour);
[[nodiscard]] PixelRect stroke_area(Point from, Point to, float width);

/// A filled circle.
void draw_disc(Frame& frame, Point middle, float radius, Colour colour);

/// An isosceles triangle around `middle`, as wide as it is high. It points up, or down if `height`
/// is negative.
void draw_triangle(Frame& frame, Point middle, float height, Colour colour);

/// The outline of a rectangle with round corners, `width` pixels wide and wholly inside `rect`.
void draw_ring(Frame& frame, const PixelRect& rect, float radius, float width, Colour colour);

/// A mark as far as a pen has drawn it: X by its stroke from the top left, then the one from the
/// top right; O from the top, anticlockwise, as most people write. `glyph` is the whole mark in
/// 32-bit RGBA, cropped to its ink; `drawn` is in 0..1. Null if there is no memory.
[[nodiscard]] Surface partial_stroke(const SDL_Surface& glyph, Mark mark, float drawn);

}  // namespace mnk
