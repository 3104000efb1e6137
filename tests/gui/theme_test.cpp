#include "gui/theme.h"

#include <gtest/gtest.h>

namespace mnk {
namespace {

constexpr const char* all =
    "background=#000102&grid=#030405&x=#060708&o=#090a0b&highlight=#0c0d0e&rim=#1a1b1c&last=#0f1011"
    "&hover=#f21314&focus=#151617&label=#1819ff";

constexpr Theme all_of_them{.background = {.red = 0x00, .green = 0x01, .blue = 0x02},
                            .grid = {.red = 0x03, .green = 0x04, .blue = 0x05},
                            .x = {.red = 0x06, .green = 0x07, .blue = 0x08},
                            .o = {.red = 0x09, .green = 0x0a, .blue = 0x0b},
                            .highlight = {.red = 0x0c, .green = 0x0d, .blue = 0x0e},
                            .rim = {.red = 0x1a, .green = 0x1b, .blue = 0x1c},
                            .last = {.red = 0x0f, .green = 0x10, .blue = 0x11},
                            .hover = {.red = 0xf2, .green = 0x13, .blue = 0x14},
                            .focus = {.red = 0x15, .green = 0x16, .blue = 0x17},
                            .label = {.red = 0x18, .green = 0x19, .blue = 0xff}};

TEST(ParseTheme, ReadsEveryColour) { EXPECT_EQ(parse_theme(all), all_of_them); }

TEST(ParseTheme, LeavesWhatIsNotNamedAsItIs) {
  Theme expected;
  expected.o = {.red = 0xff, .green = 0xff, .blue = 0xff};
  EXPECT_EQ(parse_theme("o=#ffffff"), expected);
}

TEST(BadTheme, IsNone) {
  for (const char* piece : {"", "x", "x=", "=#123456", "X=#123456", "y=#123456", "x=123456",
                            "x=#12345", "x=#1234567", "x=#12345g", "x=#12345G", "x=red",
                            "x =#123456", "x=#123456 ", "x==#12345", "x=rgb(1,2,3)"}) {
    EXPECT_FALSE(parse_theme("grid=#030405&" + std::string(piece) + "&o=#090a0b")) << piece;
  }
}

}  // namespace
}  // namespace mnk
