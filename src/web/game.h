#pragma once

#include <SDL.h>

#include <memory>
#include <string_view>

#include "gui/app.h"
#include "session/address.h"
#include "web/worker_thinker.h"

namespace mnk {

/// The game in a page: the app, its thinker in a worker, and an SDL window on the page's canvas
/// that only listens to the mouse. It tells the page what changes, and when it wants to draw.
class WebGame : public Host {
 public:
  /// Tells the page of every bad part of the address, and the first view.
  WebGame(const Address& address, std::uint64_t seed);
  ~WebGame() override;
  WebGame(const WebGame&) = delete;
  WebGame& operator=(const WebGame&) = delete;
  WebGame(WebGame&&) = delete;
  WebGame& operator=(WebGame&&) = delete;

  [[nodiscard]] App& app() { return app_; }
  [[nodiscard]] Match& match() { return match_; }
  [[nodiscard]] WorkerThinker& thinker() { return thinker_; }

  /// The game of an address takes the place of this one.
  void open(const Address& address);

  /// The box of the canvas in CSS pixels, and device pixels per CSS pixel.
  void resize(double css_width, double css_height, double pixel_ratio);

  /// Handles what SDL has heard and draws what has changed.
  void frame();

  /// Asks the page for the next frame, if one is wanted. To be called after every command.
  void schedule();

  /// Asks the page for the next frame, once until it has come.
  void request_frame();

  void present(const Frame& frame, const PixelRect& changed) override;
  void view_changed() override;
  void refused(Cell cell, PlayRefusal reason) override;

 private:
  static int on_event(void* game, SDL_Event* event);
  void listen_to_canvas();

  WorkerThinker thinker_;
  Painter painter_;
  Match match_;
  App app_;
  SDL_Window* window_ = nullptr;
  bool loss_told_ = false;
  bool frame_requested_ = false;
  std::uint64_t wake_at_ = 0;  ///< when the page has been asked to call frame() at the latest
};

/// Tells the page of every bad part of an address.
void report_faults(const Address& address);

}  // namespace mnk
