/* In place of four of SDL's files, which sdl_page.h and CMakeLists.txt leave out: what the page does
 * itself, or what it needs far less of. */
#include "SDL_internal.h"

#include "SDL_events.h"
#include "events/SDL_gesture_c.h"
#include "video/SDL_blit.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"
#include "video/emscripten/SDL_emscriptenmouse.h"

/* The page shows the picture on its canvas; SDL's way copies all of it for every change. */
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels,
                                       int* pitch) {
  return SDL_Unsupported();
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects, int count) {
  return SDL_Unsupported();
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) {}

/* The pointer's shape is the style sheet's business. */
void Emscripten_InitMouse(void) {}
void Emscripten_FiniMouse(void) {}

/* No touch event reaches SDL. */
int SDL_GestureAddTouch(SDL_TouchID touch) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { return 0; }
void SDL_GestureProcessEvent(SDL_Event* event) {}
void SDL_GestureQuit(void) {}

/* Each byte of `under` goes to that of `over`; `amount` is 0 to 256. Two bytes at a time, each with
 * eight bits of room above it. */
static Uint32 mixed(Uint32 under, Uint32 over, Uint32 amount) {
  const Uint32 even = 0x00ff00ff;
  const Uint32 rest = 256 - amount;
  const Uint32 low = ((under & even) * rest + (over & even) * amount) >> 8 & even;
  const Uint32 high = ((under >> 8 & even) * rest + (over >> 8 & even) * amount) & ~even;
  return low | high;
}

/* Blends by the picture's alpha, times that of the whole surface. Both have the same layout. */
static void blend(SDL_BlitInfo* info) {
  const Uint32 opacity = info->flags & SDL_COPY_MODULATE_ALPHA ? info->a : 255;
  const Uint32 opaque = info->src_fmt->Amask;
  const Uint8* from = info->src;
  Uint8* to = info->dst;
  for (int y = 0; y < info->dst_h; ++y) {
    const Uint32* over = (const Uint32*)from;
    Uint32* under = (Uint32*)to;
    for (int x = 0; x < info->dst_w; ++x) {
      const Uint32 alpha = (over[x] >> info->src_fmt->Ashift & 255) * opacity / 255;
      if (alpha != 0) under[x] = mixed(under[x], over[x] | opaque, alpha + (alpha >> 7));
    }
    from += info->src_pitch;
    to += info->dst_pitch;
  }
}

/* NULL leaves it to SDL_Blit_Slow, which knows every format, colour and scale. */
SDL_BlitFunc SDL_CalculateBlitA(SDL_Surface* surface) {
  const SDL_PixelFormat* from = surface->format;
  const SDL_PixelFormat* to = surface->map->dst->format;
  const int flags = surface->map->info.flags & ~SDL_COPY_MODULATE_ALPHA;
  const SDL_bool same_layout =
      from->BytesPerPixel == 4 && to->BytesPerPixel == 4 && from->Rmask == to->Rmask &&
      from->Gmask == to->Gmask && from->Bmask == to->Bmask && from->Amask != 0 && from->Aloss == 0;
  return flags == SDL_COPY_BLEND && same_layout ? blend : NULL;
}
