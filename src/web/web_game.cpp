#include "web/web_game.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mnk {
namespace {

int rounded(double value) { return std::max(1, static_cast<int>(std::lround(value))); }

}  // namespace

/// Runs the commands of the picture.
struct WebGame::Display {
  WebGame& game;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

  void operator()(const display::Resize& box) const { game.resize(box); }
  void operator()(const display::SetTheme& colours) const { game.app_.set_theme(colours.theme); }
  void operator()(const display::SetMotion& motion) const { game.app_.set_motion(motion.on); }
  void operator()(const display::SetTaps& taps) const { game.app_.set_aiming(taps.aim); }
  void operator()(const display::SetValues& values) const { game.app_.set_values(values.style); }
  void operator()(const display::Preview& preview) const { game.app_.preview(preview.line); }
  void operator()(const display::Focus& focus) const { game.app_.set_focus(focus.cell); }
  void operator()(const display::Redraw& /*redraw*/) const { game.app_.redraw(); }
};

WebGame::WebGame(Page& page, Glyphs marks, Clock clock, std::uint64_t seed)
    : page_(page),
      clock_(std::move(clock)),
      engine_([&page](const std::string& request) { page.think(request); },
              [&page] { page.stop_thinking(); }),
      painter_(std::move(marks)),
      session_(engine_, clock_, seed),
      app_(session_, painter_, *this, clock_) {}

void WebGame::start(std::string_view address, std::string_view tab, std::string_view store) {
  app_.follow(session_.start(address, tab, store));
  rest();
}

void WebGame::send(std::string_view text) {
  if (!send_to_engine(text) && !send_to_display(text)) app_.follow(session_.run(text));
  rest();
}

bool WebGame::send_to_engine(std::string_view text) {
  constexpr std::string_view report = "thought ";
  if (text == "engine lost") {
    engine_.lose();
  } else if (text.starts_with(report)) {
    engine_.receive(text.substr(report.size()));
  } else {
    return false;
  }
  app_.follow(session_.tick());
  return true;
}

bool WebGame::send_to_display(std::string_view text) {
  const auto command = parse_display_command(text);
  if (!command) return false;
  if (*command) {
    std::visit(Display{*this}, **command);
  } else {
    const DisplayError& error = command->error();
    app_.follow(only(event::BadCommandText{{.found = error.found, .expected = error.expected}}));
  }
  return true;
}

void WebGame::resize(const display::Resize& box) {
  const int width = rounded(box.width * box.pixel_ratio);
  const int height = rounded(box.height * box.pixel_ratio);
  const bool fits =
      app_.set_area(width, height, {.x = 0, .y = 0, .width = width, .height = height},
                    static_cast<float>(width) / static_cast<float>(rounded(box.width)));
  if (!fits) {
    app_.follow(only(
        event::BadCommandText{{.found = "resize", .expected = "a size that there is memory for"}}));
    return;
  }
  page_.size_canvas(rounded(box.width), rounded(box.height));
  // At once: a canvas of another size is blank until it is painted, and that would be seen.
  app_.frame();
}

void WebGame::frame() {
  // Without a request this is the waking. Should it come too early, by a timer that rounds, another
  // one is asked for.
  if (!std::exchange(frame_requested_, false)) wake_at_ = 0;
  app_.frame();
  rest();
}

void WebGame::rest() {
  const auto next = app_.next_frame();
  if (!next) return;
  if (*next == 0) {
    request_frame();
    return;
  }
  const std::uint64_t now = clock_();
  const std::uint64_t due = now + *next;
  const bool woken_in_time = wake_at_ > now && wake_at_ <= due;
  if (woken_in_time) return;
  wake_at_ = due;
  page_.wake_after(*next);
}

}  // namespace mnk
