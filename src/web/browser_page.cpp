#include "web/browser_page.h"

#include <emscripten.h>

#include <cstdlib>
#include <utility>

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

namespace mnk {

BrowserPage::BrowserPage(std::function<void()> heard) : heard_(std::move(heard)) {
  // Keys, scrolling, pinching and leaving are the page's: SDL was built without their handlers, see
  // libs/sdl_page.h. A tap arrives as the mouse events that the browser makes of it, and once.
  // Where SDL cannot start, the page says that the program could not be started.
  if (SDL_Init(SDL_INIT_VIDEO) != 0) std::abort();
  window_ = SDL_CreateWindow(nullptr, 0, 0, 1, 1, SDL_WINDOW_ALLOW_HIGHDPI);
  if (window_ == nullptr) std::abort();
  SDL_AddEventWatch(on_event, this);
}

void BrowserPage::news(const std::string& json) { ttt_page_news(json.c_str()); }
void BrowserPage::request_frame() { ttt_page_request_frame(); }
void BrowserPage::wake_after(std::uint64_t milliseconds) {
  ttt_page_wake_after(static_cast<double>(milliseconds));
}
void BrowserPage::present(const Frame& frame, const PixelRect& changed) {
  ttt_page_present(frame.surface()->pixels, frame.width(), frame.height(), changed.x, changed.y,
                   changed.width, changed.height);
}
void BrowserPage::think(const std::string& request) { ttt_page_think(request.c_str()); }
void BrowserPage::stop_thinking() { ttt_page_stop_thinking(); }
void BrowserPage::size_canvas(int width, int height) { SDL_SetWindowSize(window_, width, height); }

int BrowserPage::on_event(void* page, SDL_Event* event) {
  // SDL only queues browser events; this asks for a frame to take them. Its own sentinel, which
  // every SDL_PollEvent() queues, is ignored, or frames would never stop.
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

}  // namespace mnk
