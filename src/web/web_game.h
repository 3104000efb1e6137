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

/// The page around the game: the methods of `Module.host` (README.md) and the canvas. Tests use a
/// fake.
class Page {
 public:
  virtual ~Page() = default;

  virtual void news(const std::string& json) = 0;
  virtual void request_frame() = 0;
  virtual void wake_after(std::uint64_t milliseconds) = 0;
  /// Shows the pixels of `frame` inside `changed`.
  virtual void present(const Frame& frame, const PixelRect& changed) = 0;
  virtual void think(const std::string& request) = 0;
  virtual void stop_thinking() = 0;

  /// The canvas's size in CSS pixels, the unit of its mouse events.
  virtual void size_canvas(int width, int height) = 0;
};

/// The game in a page: commands in, updates out. It asks for frames only while it has something to
/// draw or a move is due; otherwise it is idle.
class WebGame : public Host {
 public:
  using Clock = Session::Clock;

  /// The page must outlive the game. `marks` draws X and O.
  WebGame(Page& page, Glyphs marks, Clock clock, std::uint64_t seed);

  /// See Session::start().
  void start(std::string_view address, std::string_view tab, std::string_view store);

  /// Runs one command of any kind (README.md in this folder). Reports a text that is not a command
  /// to the page.
  void send(std::string_view text);

  /// Handles the canvas's mouse and window events. Call frame() afterwards.
  void handle(const SDL_Event& event) { app_.handle(event); }

  /// Plays a move that is due, and draws what has changed.
  void frame();
  /// Asks the page for the next frame, unless it has already.
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
  /// Asks the page to call frame() when it is next needed. Every public function ends with this.
  void rest();

  Page& page_;
  Clock clock_;
  WorkerEngine engine_;
  Painter painter_;
  Session session_;
  App app_;
  StateUpdateWriter news_;
  bool frame_requested_ = false;
  std::uint64_t wake_at_ = 0;  ///< the latest time at which the page will call frame()
};

}  // namespace mnk
