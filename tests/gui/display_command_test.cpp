#include "gui/display_command.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"

// What a page may ask of the picture, in words.
namespace mnk {
namespace {

template <class Kind>
Kind parsed(std::string_view text) {
  const auto command = parse_display_command(text);
  if (!command || !*command || !std::holds_alternative<Kind>(**command)) {
    ADD_FAILURE() << text;
    std::abort();
  }
  return std::get<Kind>(**command);
}

TEST(DisplayCommand, Resize) {
  const auto box = parsed<display::Resize>("resize 300 .5 2.25");
  EXPECT_EQ(box.width, 300);
  EXPECT_EQ(box.height, 0.5);
  EXPECT_EQ(box.pixel_ratio, 2.25);
  const auto largest = parsed<display::Resize>("resize 16384 16384 16");
  EXPECT_EQ(largest.width, display::Resize::most);
}

TEST(DisplayCommand, Theme) {
  const auto theme = parsed<display::SetTheme>("theme grid=#010203").theme;
  EXPECT_EQ(theme.grid, (Colour{.red = 1, .green = 2, .blue = 3}));
  EXPECT_EQ(theme.x, Theme().x) << "what is missing has its default";
}

TEST(DisplayCommand, Switches) {
  EXPECT_TRUE(parsed<display::SetMotion>("motion on").on);
  EXPECT_FALSE(parsed<display::SetMotion>("motion off").on);
  EXPECT_TRUE(parsed<display::SetTaps>("taps aim").aim);
  EXPECT_FALSE(parsed<display::SetTaps>("taps play").aim);
}

TEST(DisplayCommand, FocusAndRedraw) {
  EXPECT_EQ(parsed<display::Focus>("focus c2").cell, test::cell("c2"));
  EXPECT_EQ(parsed<display::Focus>("focus none").cell, std::nullopt);
  parsed<display::Redraw>("redraw");
}

TEST(DisplayCommand, Values) {
  EXPECT_EQ(parsed<display::SetValues>("values none").style, ValueStyle::none);
  EXPECT_EQ(parsed<display::SetValues>("values ranks").style, ValueStyle::ranks);
  EXPECT_EQ(parsed<display::SetValues>("values words").style, ValueStyle::words);
}

TEST(DisplayCommand, Preview) {
  EXPECT_EQ(parsed<display::Preview>("preview t20.a1").line,
            (std::vector{Cell{.row = 19, .column = 19}, Cell{.row = 0, .column = 0}}));
  EXPECT_TRUE(parsed<display::Preview>("preview none").line.empty());
}

TEST(DisplayCommand, IsNoneWithAnotherFirstWord) {
  for (const char* text : {"", "play b2", "Resize 1 1 1", " redraw", "redrawn", "resize1 1 1"}) {
    EXPECT_FALSE(parse_display_command(text)) << text;
  }
}

constexpr const char* resize = "resize WIDTH HEIGHT RATIO";
constexpr const char* values = "values none, ranks or words";
constexpr const char* preview = "preview CELL.CELL or preview none";
constexpr const char* theme = "theme NAME=#rrggbb joined by &";

TEST(BadDisplayCommand, IsToldTheRightForm) {
  const std::vector<std::pair<const char*, const char*>> all{
      {"resize", resize},
      {"resize 1 1", resize},
      {"resize 1 1 1 1", resize},
      {"resize 0 1 1", resize},
      {"resize 1 0 1", resize},
      {"resize 1 1 0", resize},
      {"resize -1 1 1", resize},
      {"resize 1 1 17", resize},
      {"resize 16385 1 1", resize},
      {"resize 1 16385 1", resize},
      {"resize 1e3 1 1", resize},
      {"resize nan 1 1", resize},
      {"resize 1.1.1 1 1", resize},
      {"resize . 1 1", resize},
      {"resize  1 1", resize},
      {"resize 1111111111111111111111111 1 1", resize},
      {"theme x=red", theme},
      {"theme y=#000000", theme},
      {"motion", "motion on or motion off"},
      {"motion maybe", "motion on or motion off"},
      {"taps twice", "taps aim or taps play"},
      {"focus", "focus CELL or focus none"},
      {"focus 22", "focus CELL or focus none"},
      {"values", values},
      {"values all", values},
      {"preview", preview},
      {"preview a1..b1", preview},
      {"preview a1.21", preview},
      {"redraw all", "redraw"}};
  for (const auto& [text, expected] : all) {
    const auto command = parse_display_command(text);
    ASSERT_TRUE(command) << text;
    ASSERT_FALSE(*command) << text;
    EXPECT_EQ(command->error().found, text);
    EXPECT_EQ(command->error().expected, expected) << text;
  }
}

}  // namespace
}  // namespace mnk
