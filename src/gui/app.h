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

  /// Pixels of the frame inside `changed` are new: show them.
  virtual void present(const Frame& frame, const PixelRect& changed) = 0;

  /// Something happened in the session.
  virtual void happened(const Events& events) = 0;
};

/// The board on a screen: events in, frames out. It draws only when something has changed: when
/// frame() has been called and next_frame() says nothing, there is nothing to do until an event, a
/// command or the engine comes.
class App {
 public:
  using Clock = Session::Clock;

  /// All three must outlive the app.
  App(Session& session, Painter& painter, Host& host, Clock clock)
      : session_(session), painter_(painter), host_(host), clock_(std::move(clock)) {}

  /// Mouse and window events; everything else is left to the host. Coordinates of events are those
  /// of the window, `set_area` says how many pixels one of their units has.
  void handle(const SDL_Event& event);

  /// Carries out a command of the session: the picture and the host follow what happens.
  void run(const Command& command) { follow(session_.run(command)); }
  /// Lets picture and host follow events of the session that no command of run() has caused.
  void follow(const Events& events);

  /// The size of the picture, where the board goes on it, and pixels per unit of the window. This
  /// and another theme clear the picture: the host redraws everything beside the board. False when
  /// there is not enough memory for the picture; then nothing changes.
  [[nodiscard]] bool set_area(int width, int height, const PixelRect& board, float pixels_per_unit);
  void set_theme(const Theme& theme);
  void set_motion(bool enabled);

  /// On small cells a first tap only aims; the second on the same cell plays.
  void set_aiming(bool wanted) { aiming_ = wanted; }

  void set_values(ValueStyle style);

  /// Shows a continuation as faint marks in place of the values, until the position changes. The
  /// game itself does not change. Cells that are taken or off the board are skipped.
  void preview(std::vector<Cell> line);

  /// Where the keyboard focus is drawn; nothing for nowhere.
  void set_focus(std::optional<Cell> cell);
  [[nodiscard]] std::optional<Cell> focus() const { return focus_; }

  /// Lets time pass: takes the engine's answers, and paints and presents what has changed.
  void frame();
  /// Paints everything anew at the next frame.
  void redraw();

  /// Milliseconds until frame() should be called again if nothing else happens; 0 for as soon as
  /// the screen takes it, nothing for never.
  [[nodiscard]] std::optional<std::uint64_t> next_frame() const;

  [[nodiscard]] const Session& session() const { return session_; }

  /// The picture so far. The host may draw beside the board.
  [[nodiscard]] Frame& picture() { return frame_; }

 private:
  void clear();
  [[nodiscard]] std::optional<Cell> cell_at(int x, int y) const;
  /// Of the board on show: the game's, or the one being set up.
  [[nodiscard]] const Rules& rules() const {
    return session_.draft() ? session_.draft()->rules.board() : session_.position().board();
  }
  [[nodiscard]] Scene scene() const;
  [[nodiscard]] Scene scene_of(const Draft& draft) const;
  [[nodiscard]] SceneCell scene_of(Cell cell, std::uint64_t now) const;
  /// The cell that the mouse is over and that could be pressed now.
  [[nodiscard]] std::optional<Cell> hovered() const;
  static void add_falling(Scene& scene, const Motion::Falling& falling);
  void add_ghosts(Scene& scene) const;
  void add_values(Scene& scene) const;
  void add_preview(Scene& scene) const;
  void add_leaving_preview(Scene& scene) const;
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

  std::optional<SDL_Point> pointer_;  ///< where the mouse is, in units of the window
  std::optional<Cell> pressed_;
  std::optional<Cell> focus_;
  bool aiming_ = false;
  ValueStyle values_ = ValueStyle::none;
  std::vector<Cell> preview_;  ///< in the order of play, from the position on
  bool dirty_ = true;
  bool cleared_ = true;  ///< all of the picture is new, not only the board
};

}  // namespace mnk
