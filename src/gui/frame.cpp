#include "gui/frame.h"

#include <cmath>

namespace mnk {

Frame::Frame(int width, int height)
    : surface_(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32)),
      clip_{.x = 0, .y = 0, .width = width, .height = height} {
  // The picture is opaque; what is blended into it must leave its alpha alone.
  SDL_SetSurfaceBlendMode(surface_.get(), SDL_BLENDMODE_NONE);
}

void Frame::clip_to(const PixelRect& rect) {
  clip_ = intersection(rect, bounds());
  const SDL_Rect sdl = to_sdl(clip_);
  SDL_SetClipRect(surface_.get(), &sdl);
}

void Frame::fill(const PixelRect& rect, Colour colour) {
  const SDL_Rect sdl = to_sdl(rect);
  SDL_FillRect(surface_.get(), &sdl,
               SDL_MapRGBA(surface_->format, colour.red, colour.green, colour.blue, 0xff));
}

Uint8* Frame::pixel(int x, int y) {
  return static_cast<Uint8*>(surface_->pixels) + y * surface_->pitch + x * 4;
}

void Frame::blend(int x, int y, Colour colour, float coverage) {
  Uint8* const mixed = pixel(x, y);
  const auto mix = [coverage](Uint8 from, Uint8 to) {
    const auto start = static_cast<float>(from);
    return static_cast<Uint8>(std::lround(start + (static_cast<float>(to) - start) * coverage));
  };
  mixed[0] = mix(mixed[0], colour.red);
  mixed[1] = mix(mixed[1], colour.green);
  mixed[2] = mix(mixed[2], colour.blue);
}

void Frame::draw(SDL_Surface* picture, int x, int y, float opacity) {
  SDL_SetSurfaceAlphaMod(picture, static_cast<Uint8>(std::lround(opacity * 255)));
  SDL_Rect target{.x = x, .y = y, .w = picture->w, .h = picture->h};
  SDL_BlitSurface(picture, nullptr, surface_.get(), &target);
  // SDL's rounding leaves the picture a little transparent where it blends. `target` is now the
  // part that it drew.
  for (int row = target.y; row < target.y + target.h; ++row) {
    for (int column = target.x; column < target.x + target.w; ++column) {
      pixel(column, row)[3] = 0xff;
    }
  }
}

}  // namespace mnk
