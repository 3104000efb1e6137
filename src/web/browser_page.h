#pragma once

#include <SDL.h>

#include <functional>

#include "web/page.h"

namespace mnk {

/// The page in a browser: the host's methods by JavaScript, and the canvas as an SDL window that
/// only listens to the mouse. It is there as long as the page: its window is never closed.
class BrowserPage : public Page {
 public:
  /// `heard` is called when SDL has queued an event that matters to the game.
  explicit BrowserPage(std::function<void()> heard);
  ~BrowserPage() override = default;
  BrowserPage(const BrowserPage&) = delete;
  BrowserPage& operator=(const BrowserPage&) = delete;
  BrowserPage(BrowserPage&&) = delete;
  BrowserPage& operator=(BrowserPage&&) = delete;

  void news(const std::string& json) override;
  void request_frame() override;
  void wake_after(std::uint64_t milliseconds) override;
  void present(const Frame& frame, const PixelRect& changed) override;
  void think(const std::string& request) override;
  void stop_thinking() override;
  void size_canvas(int width, int height) override;

 private:
  static int on_event(void* page, SDL_Event* event);

  std::function<void()> heard_;
  SDL_Window* window_;
};

}  // namespace mnk
