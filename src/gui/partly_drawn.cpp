#include "gui/partly_drawn.h"

#include <algorithm>
#include <cmath>

namespace mnk {
namespace {

/// How much of a pixel is there when the pen is at `drawn` and comes by this pixel at `moment`,
/// both in 0..1. The end of the stroke is a little soft.
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
  // Where the strokes cross, whichever comes first.
  constexpr float crossing = 0.2F;
  if (std::max(falling_distance, rising_distance) < crossing) return std::max(falling, rising);
  return falling_distance < rising_distance ? falling : rising;
}

float reached_on_ring(float x, float y, float drawn) {
  // How far round from the top, to the left first: 0..1. Round a square instead of a circle, which
  // no eye can tell from a hand's own pace, and which needs no trigonometry.
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

Surface partly_drawn(const SDL_Surface& glyph, Mark mark, float drawn) {
  Surface part(SDL_CreateRGBSurfaceWithFormat(0, glyph.w, glyph.h, 32, SDL_PIXELFORMAT_RGBA32));
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
