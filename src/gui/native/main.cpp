#include <SDL.h>
#include <SDL_ttf.h>

#include <cstdint>
#include <iostream>
#include <random>
#include <span>
#include <string_view>

#include "arguments/options.h"
#include "gui/native/options.h"
#include "gui/native/window.h"

namespace {

enum Status : std::uint8_t { success = 0, failure = 1, unusable_arguments = 2 };

int fail(const char* what, const char* why) {
  std::cerr << what << ": " << why << '\n';
  return failure;
}

/// Without a display SDL falls back to drawing in memory, where no one could see or close the
/// window. That is fine for a screenshot, or if the user asked for that driver by name.
bool is_visible() {
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  const char* asked = SDL_getenv("SDL_VIDEODRIVER");
  return (driver != "offscreen" && driver != "dummy") || (asked && asked == driver);
}

/// Flush first: a full disk shows only once all is written.
int print(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return success;
  return fail("tictactoe-sdl", std::string(mnk::messages::output_not_written).c_str());
}

int show(const mnk::Options& options) {
  const auto window = mnk::Window::open(options);
  if (!window) return fail("no window could be made", SDL_GetError());
  if (options.screenshot.empty()) {
    window->run();
  } else if (!window->screenshot(options.screenshot)) {
    return fail("the picture could not be written", options.screenshot.c_str());
  }
  return success;
}

}  // namespace

// May end with an exception if memory or the system's random numbers fail.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main(int argc, char** argv) {
  const std::span<const char* const> arguments(argv + 1, static_cast<std::size_t>(argc - 1));
  const auto options = mnk::parse_options(arguments, std::random_device()());
  if (!options) {
    std::cerr << mnk::arguments::complaint("tictactoe-sdl", options.error());
    return unusable_arguments;
  }
  if (!options->printed.empty()) return print(options->printed);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail("SDL could not start", SDL_GetError());
  if (options->screenshot.empty() && !is_visible()) {
    return fail("SDL could not start", "no display was found (is DISPLAY set?)");
  }
  if (TTF_Init() != 0) return fail("SDL_ttf could not start", TTF_GetError());
  const int status = show(*options);
  TTF_Quit();
  SDL_Quit();
  return status;
}
