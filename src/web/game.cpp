#include "web/game.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "gui/assets.h"
#include "web/page.h"
#include "web/view_json.h"

namespace mnk {
namespace {

std::uint64_t now() { return static_cast<std::uint64_t>(emscripten_get_now()); }

/// The font is part of the program; one that cannot be opened is a broken build, and the page says
/// that the program could not be started.
Font marks_font() {
  Font font = open_font(assets::marks_font());
  if (!font) std::abort();
  return font;
}

int rounded(double value) { return std::max(1, static_cast<int>(std::lround(value))); }

}  // namespace

void report_faults(const Address& address) {
  for (const AddressFault& fault : address.faults) page::notice(address_fault_json(fault));
}

WebGame::WebGame(const Address& address, std::uint64_t seed)
    : thinker_(page::think, page::stop_thinking),
      painter_(Glyphs(marks_font())),
      match_(Session(address.settings, address.moves), thinker_, now, seed),
      app_(match_, painter_, *this, now) {
  listen_to_canvas();
  report_faults(address);
  view_changed();
}

WebGame::~WebGame() {
  SDL_DelEventWatch(on_event, this);
  SDL_DestroyWindow(window_);
}

void WebGame::open(const Address& address) {
  report_faults(address);
  app_.command([&](Session& session) {
    session = Session(address.settings, address.moves);
    return true;
  });
}

void WebGame::resize(double css_width, double css_height, double pixel_ratio) {
  SDL_SetWindowSize(window_, rounded(css_width), rounded(css_height));
  const int width = rounded(css_width * pixel_ratio);
  const int height = rounded(css_height * pixel_ratio);
  app_.set_area(width, height, {.x = 0, .y = 0, .width = width, .height = height},
                static_cast<float>(width) / static_cast<float>(rounded(css_width)));
}

void WebGame::frame() {
  frame_requested_ = false;
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) app_.handle(event);
  app_.frame();
}

void WebGame::schedule() {
  const auto next = app_.next_frame();
  if (!next) return;
  if (*next == 0) {
    request_frame();
    return;
  }
  const std::uint64_t due = now() + *next;
  const bool woken_in_time = wake_at_ > now() && wake_at_ <= due;
  if (woken_in_time) return;
  wake_at_ = due;
  page::wake_after(*next);
}

void WebGame::request_frame() {
  if (!std::exchange(frame_requested_, true)) page::request_frame();
}

void WebGame::present(const Frame& frame, const PixelRect& changed) {
  page::present(frame, changed);
}

void WebGame::view_changed() {
  page::view(view_json(match_, app_.aim()));
  if (match_.stuck() && !std::exchange(loss_told_, true)) page::notice(thinker_lost_json());
  if (!match_.stuck()) loss_told_ = false;
}

void WebGame::refused(Cell cell, PlayRefusal reason) { page::notice(refusal_json(cell, reason)); }

int WebGame::on_event(void* game, SDL_Event* /*event*/) {
  // SDL only queues what the browser tells it; somebody must come and take it.
  static_cast<WebGame*>(game)->request_frame();
  return 0;
}

void WebGame::listen_to_canvas() {
  constexpr const char* canvas = "#canvas";
  // Keys belong to the page: SDL would swallow Tab, arrows and shortcuts of the whole window.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, canvas);
  SDL_Init(SDL_INIT_VIDEO);
  window_ = SDL_CreateWindow(nullptr, 0, 0, 1, 1, SDL_WINDOW_ALLOW_HIGHDPI);
  // So do scrolling and pinching, which SDL's handlers would prevent. A tap still arrives, as the
  // mouse events that the browser makes of it, and once.
  emscripten_set_wheel_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_touchstart_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_touchmove_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_touchend_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_touchcancel_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_keydown_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_keyup_callback(canvas, nullptr, 0, nullptr);
  emscripten_set_keypress_callback(canvas, nullptr, 0, nullptr);
  // A listener for leaving would keep the page out of the browser's back-forward cache.
  emscripten_set_beforeunload_callback(nullptr, nullptr);
  SDL_AddEventWatch(on_event, this);
}

}  // namespace mnk
