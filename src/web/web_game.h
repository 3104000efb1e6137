#pragma once

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "gui/app.h"
#include "gui/frame.h"
#include "players/engine.h"
#include "session/session.h"
#include "session/state_update.h"

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

/// An engine in a Web Worker. Requests and reports are lines of text, which the page passes on
/// unread.
class WorkerEngine : public Engine {
 public:
  /// `send` passes a request to the worker, `stop` cancels it.
  WorkerEngine(std::function<void(const std::string&)> send, std::function<void()> stop)
      : send_(std::move(send)), stop_(std::move(stop)) {}

  void ask(const SearchRequest& request) override;
  void stop() override;
  std::optional<SearchReport> poll() override { return std::exchange(report_, std::nullopt); }
  [[nodiscard]] bool unavailable() const override { return lost_; }
  /// The page has started another worker.
  void restart() override { lost_ = false; }

  /// Takes a line from the worker. Ignores late reports on cancelled requests; treats an unreadable
  /// line as the loss of the worker.
  void receive(std::string_view text);

  /// The worker failed to load, or died and could not be replaced.
  void lose() { lost_ = true; }

 private:
  std::function<void(const std::string&)> send_;
  std::function<void()> stop_;
  std::optional<SearchRequest> request_;
  std::optional<SearchReport> report_;
  bool lost_ = false;
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
