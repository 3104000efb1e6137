#include <gtest/gtest.h>
#include <png.h>

#include "gui/native/window.h"
#include "support/dice.h"
#include "support/files.h"
#include "support/pixels.h"

// Pictures written to files read back the same.
namespace mnk {
namespace {

Frame noise(int width, int height) {
  test::Dice dice(2);
  Frame frame = Frame::make(width, height).value();
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto any = [&] { return static_cast<std::uint8_t>(dice.below(256)); };
      frame.fill({.x = x, .y = y, .width = 1, .height = 1},
                 {.red = any(), .green = any(), .blue = any()});
    }
  }
  return frame;
}

TEST(PictureFile, InPngHoldsEveryPixel) {
  const Frame frame = noise(37, 21);
  const test::ScratchFile scratch(".png");
  const std::string& file = scratch.name();
  ASSERT_TRUE(write_picture(*frame.surface(), file));
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  ASSERT_NE(png_image_begin_read_from_file(&image, file.c_str()), 0) << image.message;
  ASSERT_EQ(image.width, 37U);
  ASSERT_EQ(image.height, 21U);
  image.format = PNG_FORMAT_RGBA;
  Frame read = Frame::make(37, 21).value();
  ASSERT_NE(png_image_finish_read(&image, nullptr, read.surface()->pixels, read.surface()->pitch,
                                  nullptr),
            0);
  EXPECT_TRUE(test::same_pixels(read, frame));
}

TEST(PictureFile, InBmpHoldsEveryPixel) {
  const Frame frame = noise(37, 21);
  const test::ScratchFile scratch(".bmp");
  const std::string& file = scratch.name();
  ASSERT_TRUE(write_picture(*frame.surface(), file));
  const Surface loaded(SDL_LoadBMP(file.c_str()));
  ASSERT_NE(loaded, nullptr) << SDL_GetError();
  Frame read = Frame::make(37, 21).value();
  SDL_SetSurfaceBlendMode(loaded.get(), SDL_BLENDMODE_NONE);
  SDL_BlitSurface(loaded.get(), nullptr, read.surface(), nullptr);
  EXPECT_TRUE(test::same_pixels(read, frame));
}

TEST(PictureFile, ThatCannotBeWrittenIsFalse) {
  const Frame frame = Frame::make(2, 2).value();
  for (const char* name : {"no/such/folder/a.png", "no/such/folder/a.bmp"}) {
    EXPECT_FALSE(write_picture(*frame.surface(), testing::TempDir() + name)) << name;
  }
}

}  // namespace
}  // namespace mnk
