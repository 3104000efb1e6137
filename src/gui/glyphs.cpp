#include "gui/glyphs.h"

#include <algorithm>

namespace mnk {
namespace {

/// Large enough to measure the font's proportions to a fraction of a percent.
constexpr int reference_size = 512;

/// The bounds of all pixels that are not fully transparent.
PixelRect ink_of(const SDL_Surface& picture) {
  PixelRect ink;
  for (int y = 0; y < picture.h; ++y) {
    for (int x = 0; x < picture.w; ++x) {
      if (colour_at(picture, x, y).a == 0) continue;
      ink = bounding(ink, {.x = x, .y = y, .width = 1, .height = 1});
    }
  }
  return ink;
}

}  // namespace

Font open_font(std::span<const unsigned char> file) {
  SDL_RWops* source = SDL_RWFromConstMem(file.data(), static_cast<int>(file.size()));
  return Font(TTF_OpenFontRW(source, 1, reference_size));
}

SDL_Surface* Glyphs::picture(Mark mark, int height, Colour colour) {
  // Growing marks pass through many sizes, few of which are needed again.
  constexpr std::size_t max_pictures = 64;
  for (const Picture& picture : pictures_) {
    if (picture.mark == mark && picture.height == height) return picture.surface.get();
  }
  Surface drawn = render(mark, height, colour);
  if (!drawn) return nullptr;
  if (pictures_.size() == max_pictures) pictures_.clear();
  return pictures_.emplace_back(mark, height, std::move(drawn)).surface.get();
}

Surface Glyphs::render(Mark mark, int height, Colour colour) {
  if (!font_) font_ = open_();
  TTF_SetFontSize(font_.get(), reference_size);
  int bottom = 0;
  int top = 0;
  TTF_GlyphMetrics32(font_.get(), 'O', nullptr, nullptr, &bottom, &top, nullptr);
  TTF_SetFontSize(font_.get(), std::max(1, height * reference_size / std::max(1, top - bottom)));
  const SDL_Color sdl{.r = colour.red, .g = colour.green, .b = colour.blue, .a = 0xff};
  const Surface drawn(
      TTF_RenderGlyph32_Blended(font_.get(), static_cast<Uint32>(letter(mark)), sdl));
  if (!drawn) return nullptr;
  const PixelRect ink = ink_of(*drawn);
  Surface cut = make_picture(std::max(1, ink.width), std::max(1, ink.height));
  if (!cut) return nullptr;
  for (int y = 0; y < ink.height; ++y) {
    for (int x = 0; x < ink.width; ++x) {
      const SDL_Color pixel = colour_at(*drawn, ink.x + x, ink.y + y);
      SDL_memcpy(pixel_at(*cut, x, y), &pixel, sizeof pixel);
    }
  }
  return cut;
}

}  // namespace mnk
