#include <SDL.h>
#include <SDL_ttf.h>
#include <gtest/gtest.h>

// Starts SDL without a screen for all tests of this program.
namespace mnk {
namespace {

class SdlEnvironment : public testing::Environment {
 public:
  void SetUp() override {
    // Overrides any driver of the environment.
    ASSERT_TRUE(SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE));
    ASSERT_EQ(SDL_Init(SDL_INIT_VIDEO), 0) << SDL_GetError();
    ASSERT_STREQ(SDL_GetCurrentVideoDriver(), "dummy");
    ASSERT_EQ(TTF_Init(), 0) << TTF_GetError();
  }

  void TearDown() override {
    TTF_Quit();
    SDL_Quit();
  }
};

[[maybe_unused]] const auto* const environment =
    testing::AddGlobalTestEnvironment(new SdlEnvironment);

}  // namespace
}  // namespace mnk
