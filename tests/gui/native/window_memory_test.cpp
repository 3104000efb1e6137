#include <SDL.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>

#include "gui/native/window.h"
#include "shown_window.h"

// The window if SDL has no memory for its picture; a graphics card that cannot take such a large
// picture looks the same.
namespace mnk {
namespace {

using test::title;

constexpr int width = 200;
constexpr int height = 240;

/// While this lives, SDL gets memory for this many pictures of the window, and for everything
/// smaller.
class LittleMemory {
 public:
  explicit LittleMemory(int pictures) {
    SDL_GetMemoryFunctions(&allocate, &allocate_zeros, &reallocate, &release);
    left = pictures;
    SDL_SetMemoryFunctions(
        [](std::size_t size) { return refuses(size) ? nullptr : allocate(size); },
        [](std::size_t count, std::size_t size) {
          return refuses(count * size) ? nullptr : allocate_zeros(count, size);
        },
        [](void* memory, std::size_t size) {
          return refuses(size) ? nullptr : reallocate(memory, size);
        },
        release);
  }
  ~LittleMemory() { SDL_SetMemoryFunctions(allocate, allocate_zeros, reallocate, release); }
  LittleMemory(const LittleMemory&) = delete;
  LittleMemory& operator=(const LittleMemory&) = delete;

 private:
  static bool refuses(std::size_t size) {
    return size >= std::size_t{width} * height * 4 && left-- <= 0;
  }

  static inline SDL_malloc_func allocate;
  static inline SDL_calloc_func allocate_zeros;
  static inline SDL_realloc_func reallocate;
  static inline SDL_free_func release;
  static inline std::atomic<int> left;
};

std::unique_ptr<Window> open() {
  Options options;
  options.width = width;
  options.height = height;
  return Window::open(options);
}

TEST(WindowMemory, OpensNoWindowWithoutAPictureOfIt) {
  std::unique_ptr<Window> window;
  for (int pictures = 0; !window; ++pictures) {
    const LittleMemory memory(pictures);
    SDL_ClearError();
    window = open();
    const std::string error = SDL_GetError();
    if (pictures == 0) {
      ASSERT_EQ(window, nullptr);
    }
    EXPECT_TRUE(window || !error.empty()) << "with " << pictures << " pictures";
  }
  EXPECT_EQ(title(), "Tic-tac-toe: X to move");
}

TEST(WindowMemory, KeepsThePictureWhereThereIsNoneOfAnotherSize) {
  constexpr int max_pictures = 4;  // more than the window asks for
  SDL_Event quit{};
  quit.type = SDL_QUIT;
  SDL_Event undo{};
  undo.type = SDL_KEYDOWN;
  undo.key.keysym.sym = SDLK_u;
  for (int pictures = 0; pictures <= max_pictures; ++pictures) {
    const auto window = open();
    ASSERT_NE(window, nullptr);
    {
      const LittleMemory memory(pictures);
      SDL_SetWindowSize(test::shown_window(), 2 * width, 2 * height);
      ASSERT_EQ(SDL_PushEvent(&quit), 1);
      window->run();
    }
    if (pictures == 0) {
      EXPECT_EQ(title(), "Tic-tac-toe: So large a picture cannot be made here");
    }
    if (pictures == max_pictures) {
      EXPECT_EQ(title(), "Tic-tac-toe: X to move");
    }
    // It continues in either size.
    ASSERT_EQ(SDL_PushEvent(&undo), 1);
    ASSERT_EQ(SDL_PushEvent(&quit), 1);
    window->run();
    EXPECT_EQ(title(), "Tic-tac-toe: There is nothing to undo") << "with " << pictures;
  }
}

}  // namespace
}  // namespace mnk
