#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <utility>

#include "engine/notation.h"
#include "engine/rules.h"
#include "support/pixels.h"

// The band through a winning line crosses its marks and hides nothing of them: every line of three
// by three, both marks, from a thumbnail to a board that fills a desktop, in the usual colours and
// in a system's forced ones, where only an edge shows the band.
namespace mnk {
namespace {

using test::pixel;

/// As with `forced-colors`: band and board have the same colour.
const Theme forced =
    parse_theme(
        "background=#000000&grid=#ffffff&x=#ffffff&o=#ffffff&highlight=#000000&loss=#000000"
        "&last=#ffffff&hover=#000000&focus=#1aebff&label=#1aebff")
        .value();

Scene marks_on(const Line& line, Mark mark) {
  Scene scene{.rules = {}, .cells = std::vector<SceneCell>(9), .win_lines = {}};
  for (const Cell cell : line) {
    scene.cells[static_cast<std::size_t>(scene.rules.index(cell))].mark = mark;
  }
  return scene;
}

/// Three pictures of a line: the empty board, with its marks, and with the band through them.
struct Pictures {
  Frame blank;
  Frame marks;
  Frame band;
};

Pictures pictures_of(const Line& line, Mark mark, const Theme& theme, int side) {
  Scene scene = marks_on(line, mark);
  Frame marks = test::painted(scene, side, side, theme);
  scene.win_lines.push_back({.from = line.front(), .to = line.back(), .reach = 1});
  const Scene nothing{.rules = {}, .cells = std::vector<SceneCell>(9), .win_lines = {}};
  return {.blank = test::painted(nothing, side, side, theme),
          .marks = std::move(marks),
          .band = test::painted(scene, side, side, theme)};
}

/// The pixels of a rectangle that the band changes.
struct Effect {
  int hidden = 0;   ///< that were ink of the mark
  int changed = 0;  ///< that were not
};

Effect effect_on(const PixelRect& rect, const Pictures& pictures, Colour ink) {
  Effect effect;
  for (int y = rect.y; y < rect.bottom(); ++y) {
    for (int x = rect.x; x < rect.right(); ++x) {
      const Colour before = pixel(pictures.marks, x, y);
      if (before == pixel(pictures.band, x, y)) continue;
      // The grid may have the same colour.
      const bool is_mark = before == ink && pixel(pictures.blank, x, y) != ink;
      ++(is_mark ? effect.hidden : effect.changed);
    }
  }
  return effect;
}

/// Board in pixels, and colours.
class Strike : public testing::TestWithParam<std::tuple<int, const Theme*>> {};

TEST_P(Strike, CrossesEveryMarkOfItsLineAndHidesNothingOfIt) {
  const auto [side, theme] = GetParam();
  const Layout layout({}, {.x = 0, .y = 0, .width = side, .height = side});
  for (const Mark mark : {Mark::X, Mark::O}) {
    const Colour ink = mark == Mark::X ? theme->x : theme->o;
    for (const Line& line : winning_lines({})) {
      const Pictures pictures = pictures_of(line, mark, *theme, side);
      for (const Cell cell : line) {
        const PixelRect rect = layout.cell(cell);
        const Effect effect = effect_on(rect, pictures, ink);
        const std::string where = std::string(mark == Mark::X ? "X" : "O") + " at " +
                                  to_text(cell) + " of " + to_text(line);
        EXPECT_EQ(effect.hidden, 0) << where;
        // At least a pixel of edge, on both sides of the band, along half a cell.
        EXPECT_GE(effect.changed, rect.width) << where;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Strike,
                         testing::Combine(testing::Values(90, 150, 390, 900),
                                          testing::Values(&test::loud, &forced)),
                         [](const auto& test_case) {
                           return std::to_string(std::get<0>(test_case.param)) +
                                  (std::get<1>(test_case.param) == &forced ? "Forced" : "Loud");
                         });

}  // namespace
}  // namespace mnk
