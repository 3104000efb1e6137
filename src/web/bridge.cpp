#include <SDL.h>
#include <SDL_ttf.h>
#include <emscripten.h>

#include <cstdlib>
#include <functional>
#include <utility>

#include "gui/glyphs.h"
#include "registry/games.h"
#include "text/scan.h"
#include "web/web_game.h"

// clang-format off
EM_JS(void, ttt_page_news, (const char* json), { Module["host"]["news"](UTF8ToString(json)); })
EM_JS(void, ttt_page_request_frame, (), { Module["host"]["request_frame"](); })
EM_JS(void, ttt_page_wake_after, (double ms), { Module["host"]["wake_after"](ms); })
EM_JS(void, ttt_page_present,
      (const void* pixels, int width, int height, int x, int y, int w, int h),
      { Module["host"]["present"](pixels, width, height, x, y, w, h); })
EM_JS(void, ttt_page_think, (const char* text), { Module["host"]["think"](UTF8ToString(text)); })
EM_JS(void, ttt_page_stop_thinking, (), { Module["host"]["stop_thinking"](); })
// clang-format on

// The functions the page calls. README.md in this folder describes each.

namespace {

std::uint64_t now() { return static_cast<std::uint64_t>(emscripten_get_now()); }

/// The page in a browser: calls the host's methods in JavaScript, and has the canvas as an SDL
/// window that only listens to the mouse. It lives as long as the page, so it never closes its
/// window.
class BrowserPage final : public mnk::Page {
 public:
  /// Calls `heard` when SDL has queued an event that matters to the game.
  explicit BrowserPage(std::function<void()> heard) : heard_(std::move(heard)) {
    // The page handles keys, scrolling, pinching and leaving: SDL was built without their handlers,
    // see libs/sdl_page.h. A tap arrives once, as the mouse events that the browser makes of it. If
    // SDL cannot start, the page says that the program could not start.
    if (SDL_Init(SDL_INIT_VIDEO) != 0) std::abort();
    window_ = SDL_CreateWindow(nullptr, 0, 0, 1, 1, SDL_WINDOW_ALLOW_HIGHDPI);
    if (window_ == nullptr) std::abort();
    SDL_AddEventWatch(on_event, this);
  }

  void news(const std::string& json) override { ttt_page_news(json.c_str()); }
  void request_frame() override { ttt_page_request_frame(); }
  void wake_after(std::uint64_t milliseconds) override {
    ttt_page_wake_after(static_cast<double>(milliseconds));
  }
  void present(const mnk::Frame& frame, const mnk::PixelRect& changed) override {
    ttt_page_present(frame.surface()->pixels, frame.width(), frame.height(), changed.x, changed.y,
                     changed.width, changed.height);
  }
  void think(const std::string& request) override { ttt_page_think(request.c_str()); }
  void stop_thinking() override { ttt_page_stop_thinking(); }
  void size_canvas(int width, int height) override { SDL_SetWindowSize(window_, width, height); }

 private:
  /// SDL only queues browser events; this asks for a frame to handle them. It ignores the sentinel
  /// that every SDL_PollEvent() queues, or frames would never stop.
  static int on_event(void* page, SDL_Event* event) {
    switch (event->type) {
      case SDL_MOUSEMOTION:
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
      case SDL_WINDOWEVENT:
        static_cast<BrowserPage*>(page)->heard_();
        break;
      default:
        break;
    }
    return 0;
  }

  std::function<void()> heard_;
  SDL_Window* window_;
};

/// The font is built in, so failing to open it means a broken build; the page then says that the
/// program could not start.
mnk::Font marks_font() {
  if (TTF_Init() != 0) std::abort();
  mnk::Font font = mnk::open_font(mnk::assets::marks_font());
  if (!font) std::abort();
  return font;
}

struct Program {
  explicit Program(std::uint64_t seed)
      : page([this] { game.request_frame(); }), game(page, mnk::Glyphs(marks_font), now, seed) {}

  BrowserPage page;
  mnk::WebGame game;
};

/// The web build's only global state: exported functions cannot find it elsewhere. Never destroyed:
/// the program ends with its page, and SDL's shutdown code stays out of the build.
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
  // NOLINTNEXTLINE(cppcoreguidelines-owning-memory)
  program = new Program(mnk::parse_hexadecimal(seed).value_or(0));
  program->game.start(address, tab, store);
}

EMSCRIPTEN_KEEPALIVE void ttt_send(const char* text) {
  // Presses on the canvas wait for the next frame. Handle them first, so that a later press on a
  // button cannot overtake them.
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
