#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "gui/app.h"
#include "gui/layout.h"
#include "support/pixels.h"
#include "support/test_session.h"

namespace mnk::test {

/// A host that records its calls, and shows only the pixels that it was told are new.
class FakeHost : public Host {
 public:
  void present(const Frame& frame, const PixelRect& changed) override {
    ++frames;
    last_changed = changed;
    if (screen.width() != frame.width() || screen.height() != frame.height()) {
      screen = Frame::make(frame.width(), frame.height()).value();
    }
    SDL_Rect part = to_sdl(changed);
    const SDL_Rect source = part;
    SDL_BlitSurface(frame.surface(), &source, screen.surface(), &part);
  }
  void happened(const Events& events) override {
    ++event_batches;
    for (const Event& event : events) {
      const auto* refused = std::get_if<event::Refused>(&event);
      if (refused != nullptr) refusals.emplace_back(refused->cell, refused->reason);
    }
  }

  Frame screen = Frame::make(1, 1).value();
  int frames = 0;
  int event_batches = 0;  ///< calls of happened()
  PixelRect last_changed;
  std::vector<std::pair<std::optional<Cell>, event::Refused::Reason>> refusals;
};

/// An app in fake surroundings: time passes only when a test says so.
class Stage {
 public:
  explicit Stage(const Settings& settings = {}, std::string_view moves = "")
      : paint(painter()),
        session(engine, clock.clock(), 1),
        app(session, paint, host, clock.clock()) {
    session.run(
        command::Open{{.settings = settings,
                       .moves = parse_moves(moves, games::AnyPosition(settings.rules)).value(),
                       .faults = {}}});
    app.set_motion(false);
    app.set_theme(loud);
    resize(300, 300);
  }

  void resize(int width, int height, float pixels_per_unit = 1) {
    area = {.x = 0, .y = 0, .width = width, .height = height};
    EXPECT_TRUE(app.set_area(width, height, area, pixels_per_unit));
    app.frame();
  }

  /// Runs a command given as text.
  void run(std::string_view text) { app.run(parse_command(text).value()); }
  void play(std::string_view name) { app.run(command::Play{cell(name)}); }

  /// The layout of the board in sight: the one that is being set up, or the game's.
  [[nodiscard]] Layout layout() const {
    const auto& draft = session.draft();
    return {draft ? draft->rules.board() : session.position().board(), area};
  }
  [[nodiscard]] PixelRect rect(std::string_view name) const { return layout().cell(cell(name)); }

  void move_to(int x, int y) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    app.handle(event);
  }
  void button(Uint32 type, int x, int y, Uint8 which = SDL_BUTTON_LEFT) {
    SDL_Event event{};
    event.type = type;
    event.button.button = which;
    event.button.x = x;
    event.button.y = y;
    app.handle(event);
  }
  void press(int x, int y) { button(SDL_MOUSEBUTTONDOWN, x, y); }
  void release(int x, int y) { button(SDL_MOUSEBUTTONUP, x, y); }
  void window_event(Uint8 what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = what;
    app.handle(event);
  }

  void click(std::string_view name) {
    const Point middle = centre(rect(name));
    press(static_cast<int>(middle.x), static_cast<int>(middle.y));
    release(static_cast<int>(middle.x), static_cast<int>(middle.y));
  }

  /// Calls frame(), a millisecond at a time, until the app asks for no more; fails the test if it
  /// never stops.
  void run() {
    constexpr int endless = 100'000;
    for (int calls = 0; app.next_frame(); ++calls) {
      ASSERT_LT(calls, endless) << "there is always another frame";
      app.frame();
      ++clock.now;
    }
  }

  /// Lets these milliseconds pass, and calls frame() once.
  void pass(int milliseconds) {
    clock.now += static_cast<std::uint64_t>(milliseconds);
    app.frame();
  }

  FakeEngine engine;
  FakeClock clock;
  FakeHost host;
  Painter paint;
  Session session;
  PixelRect area;
  App app;
};

/// The number of pixels of a colour in a cell.
inline int inked(const Stage& stage, std::string_view name, Colour colour) {
  return count(stage.host.screen, stage.rect(name), colour);
}
/// The number of pixels in a cell that are neither background, hovered or not, nor grid lines.
inline int painted(const Stage& stage, std::string_view name) {
  const PixelRect rect = stage.rect(name);
  return rect.width * rect.height - inked(stage, name, loud.background) -
         inked(stage, name, loud.hover) - inked(stage, name, loud.grid);
}

}  // namespace mnk::test
