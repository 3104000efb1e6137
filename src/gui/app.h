#pragma once

#include <SDL.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "gui/frame.h"
#include "gui/motion.h"
#include "gui/painter.h"
#include "session/session.h"

namespace mnk {

/// The program around an App: a native window or a page.
class Host {
 public:
  virtual ~Host() = default;

  /// Shows the pixels of `frame` inside `changed`.
  virtual void present(const Frame& frame, const PixelRect& changed) = 0;

  virtual void happened(const Events& events) = 0;
};

/// The board on a screen: events in, frames out. It draws only what has changed: once next_frame()
/// is empty after a frame(), it is idle until the next event, command or engine report.
class App {
 public:
  using Clock = Session::Clock;

  /// All three must outlive the app.
  App(Session& session, Painter& painter, Host& host, Clock clock)
      : session_(session), painter_(painter), host_(host), clock_(std::move(clock)) {}

  /// Handles mouse and window events; the host handles the rest. Events use the window's units;
  /// set_area() says how many pixels one unit has.
  void handle(const SDL_Event& event);

  /// Runs a command of the session and passes its events to the picture and the host.
  void run(const Command& command) { follow(session_.run(command)); }
  /// The same for events that did not come from run().
  void follow(const Events& events);

  /// Sets the size of the picture, the board's place on it, and the pixels per unit of the window.
  /// Like a new theme, this clears the picture, so the host must redraw everything beside the
  /// board. False, with no effect, if there is not enough memory.
  [[nodiscard]] bool set_area(int width, int height, const PixelRect& board, float pixels_per_unit);
  void set_theme(const Theme& theme);
  void set_motion(bool enabled);

  /// On small cells a first tap only aims; the second on the same cell plays.
  void set_aiming(bool wanted) { aiming_ = wanted; }

  void set_values(ValueStyle style);

  /// Shows a continuation as faint marks, and the line that it completes, instead of the values,
  /// until the position changes. Does not touch the game. Skips cells that are taken or off the
  /// board.
  void preview(std::vector<Cell> line);

  /// Where to draw the keyboard focus, if anywhere.
  void set_focus(std::optional<Cell> cell);
  [[nodiscard]] std::optional<Cell> focus() const { return focus_; }

  /// Takes the engine's answers, then paints and presents what has changed.
  void frame();
  /// Repaints everything at the next frame.
  void redraw();

  /// Milliseconds until the next call of frame() if nothing else happens; 0 for the next screen
  /// refresh, nothing for never.
  [[nodiscard]] std::optional<std::uint64_t> next_frame() const;

  [[nodiscard]] const Session& session() const { return session_; }

  /// The host may draw beside the board.
  [[nodiscard]] Frame& picture() { return frame_; }

 private:
  void clear();
  [[nodiscard]] std::optional<Cell> cell_at(int x, int y) const;
  /// The shown board's rules: the game's, or the position editor's.
  [[nodiscard]] const Rules& rules() const {
    return session_.draft() ? session_.draft()->rules.board() : session_.position().board();
  }
  [[nodiscard]] Scene scene() const;
  [[nodiscard]] Scene scene_of(const Draft& draft) const;
  [[nodiscard]] SceneCell scene_of(Cell cell, std::uint64_t now) const;
  /// The cell under the mouse, if it can be played now.
  [[nodiscard]] std::optional<Cell> hovered() const;
  static void add_falling(Scene& scene, const Motion::Falling& falling);
  void add_ghosts(Scene& scene) const;
  void add_values(Scene& scene) const;
  std::vector<Line> add_preview(Scene& scene) const;
  void press(const SDL_MouseButtonEvent& event);
  void release(const SDL_MouseButtonEvent& event);

  Session& session_;
  Painter& painter_;
  Host& host_;
  Clock clock_;
  Frame frame_ = Frame::make(1, 1).value();
  PixelRect area_;
  float pixels_per_unit_ = 1;
  Motion motion_;

  std::optional<SDL_Point> pointer_;  ///< the mouse, in units of the window
  std::optional<Cell> pressed_;
  std::optional<Cell> focus_;
  bool aiming_ = false;
  ValueStyle values_ = ValueStyle::none;
  std::vector<Cell> preview_;  ///< in order of play
  bool dirty_ = true;
  bool cleared_ = true;  ///< the whole picture is new, not just the board
};

}  // namespace mnk
