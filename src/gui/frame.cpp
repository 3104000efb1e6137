#include "gui/frame.h"

#include <algorithm>
#include <cmath>

namespace mnk {

SDL_Color colour_at(const SDL_Surface& picture, int x, int y) {
  const SDL_PixelFormat& format = *picture.format;
  Uint32 pixel = 0;
  SDL_memcpy(&pixel, pixel_at(picture, x, y), sizeof pixel);
  return {.r = static_cast<Uint8>(pixel >> format.Rshift),
          .g = static_cast<Uint8>(pixel >> format.Gshift),
          .b = static_cast<Uint8>(pixel >> format.Bshift),
          .a = static_cast<Uint8>(pixel >> format.Ashift)};
}

std::optional<Frame> Frame::make(int width, int height) {
  Surface surface = make_picture(width, height);
  if (!surface) return std::nullopt;
  return Frame(std::move(surface));
}

void Frame::fill(const PixelRect& rect, Colour colour) {
  const PixelRect part = intersection(rect, clip_);
  if (part.empty()) return;
  Uint8* const first = pixel_at(*surface_, part.x, part.y);
  const std::size_t bytes = static_cast<std::size_t>(part.width) * 4;
  for (std::size_t at = 0; at < bytes; at += 4) {
    first[at] = colour.red;
    first[at + 1] = colour.green;
    first[at + 2] = colour.blue;
    first[at + 3] = 0xff;
  }
  // Copying rows is many times faster than setting pixels, above all in WebAssembly.
  for (int row = part.y + 1; row < part.bottom(); ++row) {
    SDL_memcpy(pixel_at(*surface_, part.x, row), first, bytes);
  }
}

void Frame::blend(int x, int y, Colour colour, float coverage) {
  Uint8* const mixed = pixel_at(*surface_, x, y);
  const auto mix = [coverage](Uint8 from, Uint8 to) {
    const auto start = static_cast<float>(from);
    // Rounds to nearest, because it is never negative; lround() would be a call per channel and
    // pixel. NOLINTNEXTLINE(bugprone-incorrect-roundings)
    return static_cast<Uint8>(start + (static_cast<float>(to) - start) * coverage + 0.5F);
  };
  mixed[0] = mix(mixed[0], colour.red);
  mixed[1] = mix(mixed[1], colour.green);
  mixed[2] = mix(mixed[2], colour.blue);
}

void Frame::draw(const SDL_Surface& picture, int x, int y, float opacity) {
  const auto strength = static_cast<unsigned>(std::lround(opacity * 255));
  const PixelRect part =
      intersection({.x = x, .y = y, .width = picture.w, .height = picture.h}, clip_);
  for (int row = part.y; row < part.bottom(); ++row) {
    for (int column = part.x; column < part.right(); ++column) {
      const SDL_Color over = colour_at(picture, column - x, row - y);
      const unsigned alpha = over.a * strength / 255;
      Uint8* const under = pixel_at(*surface_, column, row);
      const auto mix = [alpha](Uint8 from, Uint8 to) {
        return static_cast<Uint8>((from * (255 - alpha) + to * alpha + 127) / 255);
      };
      under[0] = mix(under[0], over.r);
      under[1] = mix(under[1], over.g);
      under[2] = mix(under[2], over.b);
    }
  }
}

namespace {

/// The length of a vector, precise enough for pixels. std::hypot() also guards against overflow,
/// which no frame needs.
float length(float x, float y) { return std::sqrt(x * x + y * y); }

/// Draws a shape inside `area`, given by its signed distance in pixels, negative inside.
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
  return rect_between(static_cast<int>(std::floor(std::min(a.x, b.x) - margin)),
                      static_cast<int>(std::floor(std::min(a.y, b.y) - margin)),
                      static_cast<int>(std::ceil(std::max(a.x, b.x) + margin)),
                      static_cast<int>(std::ceil(std::max(a.y, b.y) + margin)));
}

/// A pixel's opacity with the pen at `drawn`, if the pen passes it at `moment`, both in 0..1. The
/// tip of the stroke is slightly soft.
float reached(float drawn, float moment) {
  constexpr float softness = 0.06F;
  return std::clamp((drawn * (1 + softness) - moment) / softness, 0.0F, 1.0F);
}

/// x and y are in 0..1 over the glyph, from the top left.
float reached_on_cross(float x, float y, float drawn) {
  const float falling_distance = std::abs(x - y);
  const float rising_distance = std::abs(x + y - 1);
  const float falling = reached(2 * drawn, (x + y) / 2);
  const float rising = reached(2 * drawn - 1, (1 - x + y) / 2);
  // At the crossing, the stroke that gets there first.
  constexpr float crossing = 0.2F;
  if (std::max(falling_distance, rising_distance) < crossing) return std::max(falling, rising);
  return falling_distance < rising_distance ? falling : rising;
}

float reached_on_ring(float x, float y, float drawn) {
  // How far round from the top, anticlockwise: 0..1. Around a square instead of a circle: it needs
  // no trigonometry, and looks no different from a hand's uneven pace.
  const float left = 0.5F - x;
  const float up = 0.5F - y;
  const float side = left / std::max(std::abs(left) + std::abs(up), 1e-6F);
  float quarters = side;
  if (up < 0) {
    quarters = 2 - side;
  } else if (side < 0) {
    quarters = 4 + side;
  }
  return reached(drawn, quarters / 4);
}

}  // namespace

PixelRect stroke_area(Point from, Point to, float width) { return around(from, to, width / 2 + 1); }

void draw_stroke(Frame& frame, Point from, Point to, float width, Colour colour) {
  const float dx = to.x - from.x;
  const float dy = to.y - from.y;
  const float length_squared = std::max(dx * dx + dy * dy, 1e-6F);
  cover(frame, stroke_area(from, to, width), colour, [=](Point p) {
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
  // The height equals the base, so a slanted side has the normal (2, -1), of this length.
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

Surface partial_stroke(const SDL_Surface& glyph, Mark mark, float drawn) {
  Surface part = make_picture(glyph.w, glyph.h);
  if (!part) return nullptr;
  for (int row = 0; row < glyph.h; ++row) {
    const Uint8* from = pixel_at(glyph, 0, row);
    Uint8* to = pixel_at(*part, 0, row);
    const float y = (static_cast<float>(row) + 0.5F) / static_cast<float>(glyph.h);
    for (int column = 0; column < glyph.w; ++column, from += 4, to += 4) {
      if (from[3] == 0) continue;
      const float x = (static_cast<float>(column) + 0.5F) / static_cast<float>(glyph.w);
      const float share =
          mark == Mark::X ? reached_on_cross(x, y, drawn) : reached_on_ring(x, y, drawn);
      std::copy_n(from, 3, to);
      to[3] = static_cast<Uint8>(std::lround(static_cast<float>(from[3]) * share));
    }
  }
  return part;
}

}  // namespace mnk
