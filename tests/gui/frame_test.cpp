#include "gui/frame.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>

namespace mnk {
namespace {

TEST(AFrame, ThatThereIsNoMemoryForIsNotMade) {
  EXPECT_FALSE(Frame::make(1 << 20, 1 << 20));
  EXPECT_TRUE(Frame::make(1, 1));
}

/// A picture of three rows so wide that the last begins beyond the range of an int. Only that row
/// is in memory; the other two would be before it.
TEST(APixel, IsFoundBeyondTwoThousandMillionBytes) {
  if constexpr (sizeof(void*) == 8) {
    std::array<Uint8, 4> last_row{1, 2, 3, 4};
    constexpr int pitch = 1 << 30;
    const auto first = std::bit_cast<std::uintptr_t>(last_row.data()) - 2 * std::uintptr_t{pitch};
    const Surface picture(SDL_CreateRGBSurfaceWithFormatFrom(std::bit_cast<void*>(first), 1, 3, 32,
                                                             pitch, SDL_PIXELFORMAT_RGBA32));
    ASSERT_TRUE(picture);
    const SDL_Color colour = colour_at(*picture, 0, 2);
    EXPECT_EQ(colour.r, 1);
    EXPECT_EQ(colour.a, 4);
  }
}

}  // namespace
}  // namespace mnk
