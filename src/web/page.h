#pragma once

#include <cstdint>
#include <string>

#include "gui/frame.h"

/// The calls into the page: the methods of `Module.host`, as README.md in this folder lists them.
namespace mnk::page {

void view(const std::string& json);
void notice(const std::string& json);
void request_frame();
void wake_after(std::uint64_t milliseconds);
void present(const Frame& frame, const PixelRect& changed);
void think(const std::string& request);
void stop_thinking();

}  // namespace mnk::page
