#include <SDL.h>
#include <SDL_ttf.h>
#include <emscripten.h>

#include "gui/glyphs.h"

// The smallest page with SDL2 and SDL2_ttf: a window and two glyphs. A yardstick for the size of
// our page.

EM_JS(void, show, (const void* pixels, int width, int height), {
  const bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, width * height * 4);
  Module["canvas"].getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
});

namespace {

constexpr int side = 400;

void draw() {
  SDL_Surface* screen = SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_RGBA32);
  SDL_FillRect(screen, nullptr, SDL_MapRGB(screen->format, 0xff, 0xff, 0xff));
  const auto file = mnk::assets::marks_font();
  TTF_Font* font =
      TTF_OpenFontRW(SDL_RWFromConstMem(file.data(), static_cast<int>(file.size())), 1, 120);
  for (const int column : {0, 1}) {
    SDL_Surface* glyph = TTF_RenderGlyph32_Blended(font, column == 0 ? 'X' : 'O', {});
    SDL_Rect target{.x = 200 * column, .y = 100, .w = glyph->w, .h = glyph->h};
    SDL_BlitSurface(glyph, nullptr, screen, &target);
    SDL_FreeSurface(glyph);
  }
  TTF_CloseFont(font);
  show(screen->pixels, side, side);
}

void listen() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
  }
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void bare_start() {
  SDL_Init(SDL_INIT_VIDEO);
  TTF_Init();
  SDL_CreateWindow("bare", 0, 0, side, side, 0);
  draw();
  emscripten_set_main_loop(listen, 0, 0);
}
