#include "web/page.h"

#include <emscripten.h>

// clang-format off
EM_JS(void, ttt_page_view, (const char* json), { Module["host"]["view"](UTF8ToString(json)); })
EM_JS(void, ttt_page_notice, (const char* json), { Module["host"]["notice"](UTF8ToString(json)); })
EM_JS(void, ttt_page_request_frame, (), { Module["host"]["request_frame"](); })
EM_JS(void, ttt_page_wake_after, (double ms), { Module["host"]["wake_after"](ms); })
EM_JS(void, ttt_page_present,
      (const void* pixels, int width, int height, int x, int y, int w, int h),
      { Module["host"]["present"](pixels, width, height, x, y, w, h); })
EM_JS(void, ttt_page_think, (const char* text), { Module["host"]["think"](UTF8ToString(text)); })
EM_JS(void, ttt_page_stop_thinking, (), { Module["host"]["stop_thinking"](); })
// clang-format on

namespace mnk::page {

void view(const std::string& json) { ttt_page_view(json.c_str()); }
void notice(const std::string& json) { ttt_page_notice(json.c_str()); }
void request_frame() { ttt_page_request_frame(); }
void wake_after(std::uint64_t milliseconds) {
  ttt_page_wake_after(static_cast<double>(milliseconds));
}
void present(const Frame& frame, const PixelRect& changed) {
  ttt_page_present(frame.surface()->pixels, frame.width(), frame.height(), changed.x, changed.y,
                   changed.width, changed.height);
}
void think(const std::string& request) { ttt_page_think(request.c_str()); }
void stop_thinking() { ttt_page_stop_thinking(); }

}  // namespace mnk::page
