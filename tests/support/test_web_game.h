#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gui/frame.h"
#include "gui/glyphs.h"
#include "search/search_text.h"
#include "support/board.h"
#include "support/fake_engine.h"
#include "support/json.h"
#include "support/news.h"
#include "web/web_game.h"

namespace mnk::test {

/// A page that records the game's calls.
class FakePage : public Page {
 public:
  void news(const std::string& json) override {
    told.push_back(json);
    keep_news(json);
  }
  void request_frame() override { ++frames_requested; }
  void wake_after(std::uint64_t milliseconds) override { wakings.push_back(milliseconds); }
  void present(const Frame& frame, const PixelRect& changed) override {
    ++presented;
    width = frame.width();
    height = frame.height();
    last_changed = changed;
  }
  void think(const std::string& request) override { requests.push_back(request); }
  void stop_thinking() override { ++stops; }
  void size_canvas(int columns, int rows) override { canvas = {.x = columns, .y = rows}; }

  std::vector<std::string> told;
  int frames_requested = 0;
  std::vector<std::uint64_t> wakings;
  int presented = 0;
  int width = 0;  ///< of the last presented frame
  int height = 0;
  PixelRect last_changed;
  std::vector<std::string> requests;
  int stops = 0;
  SDL_Point canvas{.x = 0, .y = 0};  ///< its size, in CSS pixels
};

/// A game on a fake page: time passes and the worker answers only when a test says so.
class TestWebGame {
 public:
  explicit TestWebGame(std::string_view address = "", std::uint64_t seed = 1)
      : game(page, Glyphs(open_font(assets::marks_font())), clock.clock(), seed) {
    game.start(address, "", "");
    game.send("motion off");
    game.send("resize 300 300 1");
    settle();
  }

  /// Sends one command and returns the kinds of its events.
  std::string send(std::string_view command) {
    const std::size_t before = page.told.size();
    game.send(command);
    std::string kinds;
    for (std::size_t i = before; i < page.told.size(); ++i) {
      for (const std::string& event : elements(members(page.told[i]).at("events"))) {
        kinds.append(kinds.empty() ? "" : " ").append(unquoted(members(event).at("kind")));
      }
    }
    return kinds;
  }

  /// Answers requests for animation frames, a few milliseconds each, until none comes. Returns
  /// their number; fails the test if they do not end.
  int settle() {
    constexpr int endless = 1'000;
    int frames = 0;
    while (frames_done_ < page.frames_requested && frames < endless) {
      frames_done_ = page.frames_requested;
      clock.now += 8;
      game.frame();
      ++frames;
    }
    EXPECT_LT(frames, endless) << "there is always another frame";
    return frames;
  }

  /// A press of the mouse and its release.
  void click(int x, int y) {
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
      SDL_Event event{};
      event.type = type;
      event.button.button = SDL_BUTTON_LEFT;
      event.button.x = x;
      event.button.y = y;
      game.handle(event);
    }
  }

  /// The worker's report of this move for the newest request.
  [[nodiscard]] std::string report(std::string_view move) const {
    const auto request = parse_request(page.requests.back());
    return "thought " + to_text(FakeEngine::answer_to(request.value(), cell(move)));
  }

  /// The latest view.
  [[nodiscard]] JsonMembers view() const { return members(last("view")); }
  /// The latest member of this name.
  [[nodiscard]] std::string last(const std::string& name) const {
    for (auto news = page.told.rbegin(); news != page.told.rend(); ++news) {
      const JsonMembers parts = members(*news);
      const auto found = parts.find(name);
      if (found != parts.end()) return found->second;
    }
    return "";
  }

  FakePage page;
  FakeClock clock;
  WebGame game;

 private:
  int frames_done_ = 0;
};

}  // namespace mnk::test
