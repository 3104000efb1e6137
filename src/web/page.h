#pragma once

#include <cstdint>
#include <string>

#include "gui/frame.h"

namespace mnk {

/// The page around the game: the methods of `Module.host`, listed in README.md, and the canvas.
/// Tests use a fake.
class Page {
 public:
  Page() = default;
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;
  Page(Page&&) = delete;
  Page& operator=(Page&&) = delete;
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

}  // namespace mnk
