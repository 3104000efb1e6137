#include "gui/frame.h"

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
  Surface surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32));
  if (!surface) return std::nullopt;
  return Frame(std::move(surface));
}

void Frame::clip_to(const PixelRect& rect) { clip_ = intersection(rect, bounds()); }

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
  // Rows are copied many times faster than pixels, most of all in WebAssembly.
  for (int row = part.y + 1; row < part.bottom(); ++row) {
    SDL_memcpy(pixel_at(*surface_, part.x, row), first, bytes);
  }
}

void Frame::blend(int x, int y, Colour colour, float coverage) {
  Uint8* const mixed = pixel_at(*surface_, x, y);
  const auto mix = [coverage](Uint8 from, Uint8 to) {
    const auto start = static_cast<float>(from);
    // To the nearest, for it is not below 0; lround() would be a call for each colour of each
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

}  // namespace mnk
