#pragma once

#include <SDL.h>

#include <string>

namespace mnk::test {

/// The open window; null if none.
inline SDL_Window* shown_window() {
  for (Uint32 id = 1; id < 1000; ++id) {
    if (SDL_Window* found = SDL_GetWindowFromID(id)) return found;
  }
  return nullptr;
}

inline std::string title() { return SDL_GetWindowTitle(shown_window()); }

}  // namespace mnk::test
