#include <SDL_ttf.h>
#include <emscripten.h>

#include <charconv>
#include <cstdlib>
#include <cstring>

#include "gui/assets.h"
#include "registry/games.h"
#include "web/browser_page.h"
#include "web/web_game.h"

// The functions that the page may call. README.md in this folder says what each does.

namespace {

std::uint64_t now() { return static_cast<std::uint64_t>(emscripten_get_now()); }

/// The font is part of the program; one that cannot be opened is a broken build, and the page says
/// that the program could not be started.
mnk::Font marks_font() {
  if (TTF_Init() != 0) std::abort();
  mnk::Font font = mnk::open_font(mnk::assets::marks_font());
  if (!font) std::abort();
  return font;
}

/// The value of its hexadecimal digits; 0 without any.
std::uint64_t parse_seed(const char* digits) {
  std::uint64_t seed = 0;
  std::from_chars(digits, digits + std::strlen(digits), seed, 16);
  return seed;
}

struct Program {
  explicit Program(std::uint64_t seed)
      : page([this] { game.request_frame(); }), game(page, mnk::Glyphs(marks_font), now, seed) {}

  mnk::BrowserPage page;
  mnk::WebGame game;
};

/// The web build's one piece of global state: exported functions have nowhere else to find it. It
/// is never destroyed: the program ends with its page, and what SDL would do at its end need not be
/// there.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
Program* program = nullptr;

/// Handles the canvas events since the last call.
void handle_events() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) program->game.handle(event);
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void ttt_start(const char* seed, const char* address, const char* tab,
                                    const char* store) {
  program = new Program(parse_seed(seed));  // NOLINT(cppcoreguidelines-owning-memory)
  program->game.start(address, tab, store);
}

EMSCRIPTEN_KEEPALIVE void ttt_send(const char* text) {
  // A press on the canvas waits for the next frame. One on a button that came after it is not to
  // overtake it.
  handle_events();
  program->game.send(text);
}

EMSCRIPTEN_KEEPALIVE void ttt_frame() {
  handle_events();
  program->game.frame();
}

EMSCRIPTEN_KEEPALIVE int ttt_is_solved(const char* text) {
  const auto rules = mnk::games::parse_any_rules(text);
  return rules && mnk::games::is_solved(*rules) ? 1 : 0;
}

}  // extern "C"
