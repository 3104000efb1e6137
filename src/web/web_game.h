#pragma once

#include <SDL.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "gui/app.h"
#include "gui/frame.h"
#include "session/session.h"
#include "session/state_update.h"
#include "web/worker_engine.h"

namespace mnk {

/// The page around the game: the methods of `Module.host`, listed in README.md, and the canvas.
/// Tests use a fake.
class Page {
 public:
  virtual ~Page() = default;

  virtual void news(const std::string& json) = 0;
  virtual void request_frame() = 0;
  virtual void wake_after(std::uint64_t milliseconds) = 0;
  /// Pixels of the frame inside `changed` are new.
  virtual void present(const Frame& frame, const PixelRect& changed) = 0;
  virtual void think(const std::string& request) = 0;
  virtual void stop_thinking() = 0;

  /// The canvas's size in CSS pixels, the unit of its mouse events.
  virtual void size_canvas(int width, int height) = 0;
};

/// The game in a page: commands in, updates out. It asks the page for a frame when it has to draw,
/// and is idle while there is nothing to draw and no move to wait for.
class WebGame : public Host {
 public:
  using Clock = Session::Clock;

  /// The page must outlive the game. `marks` draws X and O.
  WebGame(Page& page, Glyphs marks, Clock clock, std::uint64_t seed);

  /// See Session::start().
  void start(std::string_view address, std::string_view tab, std::string_view store);

  /// One command of any kind, see README.md in this folder. A text that is not a command is
  /// reported to the page.
  void send(std::string_view text);

  /// Mouse and window events of the canvas, to be followed by frame().
  void handle(const SDL_Event& event) { app_.handle(event); }

  /// Draws what has changed, and lets a move that is due be played.
  void frame();
  /// Asks the page for the next frame, once until it has come.
  void request_frame() {
    if (!std::exchange(frame_requested_, true)) page_.request_frame();
  }

  void present(const Frame& frame, const PixelRect& changed) override {
    page_.present(frame, changed);
  }
  void happened(const Events& events) override { page_.news(news_.write(session_, events)); }

 private:
  struct Display;

  bool send_to_engine(std::string_view text);
  bool send_to_display(std::string_view text);
  /// Says that a text is no command.
  void refuse(std::string found, std::string_view expected);
  /// The box that the board fills, in units of the window.
  void resize(double width, double height, double pixel_ratio);
  /// Asks the page for the next frame or a later call. Every public function ends with this.
  void rest();

  Page& page_;
  Clock clock_;
  WorkerEngine engine_;
  Painter painter_;
  Session session_;
  App app_;
  StateUpdateWriter news_;
  bool frame_requested_ = false;
  std::uint64_t wake_at_ = 0;  ///< when the page has been asked to call frame() at the latest
};

}  // namespace mnk
