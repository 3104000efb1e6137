#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "gui/frame.h"
#include "web/web_game.h"

namespace mnk::test {

/// A page that keeps what the game calls of it. News is written to the file `TTT_NEWS` as well,
/// where tests/web/contract.test.mjs reads what types the page needs.
class FakePage : public Page {
 public:
  void news(const std::string& json) override {
    told.push_back(json);
    if (const char* const path = std::getenv("TTT_NEWS")) {
      std::ofstream(path, std::ios::app) << json << '\n';
    }
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
  int width = 0;  ///< of the frame that was presented last
  int height = 0;
  PixelRect last_changed;
  std::vector<std::string> requests;
  int stops = 0;
  SDL_Point canvas{.x = 0, .y = 0};  ///< its size, in CSS pixels
};

}  // namespace mnk::test
