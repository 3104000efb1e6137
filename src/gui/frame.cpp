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

void Frame::blend(int x, int y, Colour colour, float coverage) {
  auto* pixel = static_cast<Uint8*>(surface_->pixels) + y * surface_->pitch + x * 4;
  const auto mix = [coverage](Uint8 from, Uint8 to) {
    const auto start = static_cast<float>(from);
    return static_cast<Uint8>(std::lround(start + (static_cast<float>(to) - start) * coverage));
  };
  pixel[0] = mix(pixel[0], colour.red);
  pixel[1] = mix(pixel[1], colour.green);
  pixel[2] = mix(pixel[2], colour.blue);
}

void Frame::draw(SDL_Surface* picture, int x, int y, float opacity) {
  SDL_SetSurfaceAlphaMod(picture, static_cast<Uint8>(std::lround(opacity * 255)));
  SDL_Rect target{.x = x, .y = y, .w = picture->w, .h = picture->h};
  SDL_BlitSurface(picture, nullptr, surface_.get(), &target);
}

}  // namespace mnk
