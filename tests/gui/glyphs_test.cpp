#include "gui/glyphs.h"

#include <gtest/gtest.h>

#include <array>

namespace mnk {
namespace {

constexpr Colour glyph_ink{.red = 10, .green = 200, .blue = 30};

Glyphs glyphs() { return Glyphs(open_font(assets::marks_font())); }

TEST(Font, ThatIsNoneOpensAsNothing) {
  constexpr std::array<unsigned char, 16> no_font{'n', 'o', ' ', 'f', 'o', 'n', 't'};
  EXPECT_EQ(open_font(no_font), nullptr);
  EXPECT_NE(std::string(TTF_GetError()), "");
}

TEST(Glyphs, OpenTheirFontWhenTheFirstOneIsWantedAndOnce) {
  static int opened = 0;
  Glyphs marks([] {
    ++opened;
    return open_font(assets::marks_font());
  });
  marks.forget();
  EXPECT_EQ(opened, 0);
  EXPECT_NE(marks.picture(Mark::X, 40, glyph_ink), nullptr);
  EXPECT_NE(marks.picture(Mark::O, 40, glyph_ink), nullptr);
  EXPECT_EQ(opened, 1);
}

TEST(GlyphHeight, IsThatOfTheO) {
  for (const int height : {6, 11, 25, 64, 180, 511, 1300}) {
    Glyphs marks = glyphs();
    const SDL_Surface* o = marks.picture(Mark::O, height, glyph_ink);
    ASSERT_NE(o, nullptr);
    EXPECT_NEAR(o->h, height, 2 + height * 0.03);
    EXPECT_NEAR(o->w, o->h, 2 + height * 0.2);
  }
}

TEST(Glyphs, GiveTheSamePictureAgainUntilForgotten) {
  Glyphs marks = glyphs();
  SDL_Surface* first = marks.picture(Mark::X, 40, glyph_ink);
  EXPECT_EQ(marks.picture(Mark::X, 40, glyph_ink), first);
  EXPECT_NE(marks.picture(Mark::O, 40, glyph_ink), first);
  EXPECT_NE(marks.picture(Mark::X, 41, glyph_ink), first);
  marks.forget();
  constexpr Colour other{.red = 250, .green = 0, .blue = 0};
  const SDL_Surface* again = marks.picture(Mark::X, 40, other);
  const auto* middle =
      static_cast<const Uint8*>(again->pixels) + again->h / 2 * again->pitch + again->w / 2 * 4;
  EXPECT_EQ(middle[0], other.red);
  EXPECT_EQ(middle[1], other.green);
}

TEST(Glyphs, MayBeAskedForMoreSizesThanAreKept) {
  Glyphs marks = glyphs();
  for (int height = 10; height < 200; ++height) {
    ASSERT_NE(marks.picture(Mark::X, height, glyph_ink), nullptr) << height;
  }
}

}  // namespace
}  // namespace mnk
