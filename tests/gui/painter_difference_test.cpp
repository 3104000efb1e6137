#include <gtest/gtest.h>

#include "gui/painter.h"
#include "support/dice.h"
#include "support/engine_printers.h"
#include "support/pixels.h"

// Painting only the differences gives the same picture as painting everything.
namespace mnk {
namespace {

CellValue random_value(test::Dice& dice) {
  CellValue value{.side = dice.below(2) == 0 ? Mark::X : Mark::O,
                  .result = std::nullopt,
                  .moves = dice.between(1, 9),
                  .rank = dice.below(6),
                  .best = dice.below(2) == 0,
                  .words = dice.below(2) == 0};
  if (dice.below(4) != 0) value.result = static_cast<Result>(dice.below(3));
  return value;
}

SceneCell random_cell(test::Dice& dice) {
  SceneCell scene;
  if (dice.below(3) != 0) scene.mark = dice.below(2) == 0 ? Mark::X : Mark::O;
  const bool moving = dice.below(4) == 0;
  if (moving) {
    scene.size = 0.5F + static_cast<float>(dice.below(8)) / 10;
    scene.drawn = static_cast<float>(dice.below(11)) / 10;
    scene.shift = static_cast<float>(dice.between(-7, 7)) / 100;
    scene.drop = static_cast<float>(dice.between(-9, 9)) / 10;
  }
  scene.hovered = dice.below(5) == 0;
  scene.highlighted = dice.below(5) == 0;
  if (dice.below(5) == 0) scene.ghost = dice.below(2) == 0 ? Mark::X : Mark::O;
  scene.previewed = dice.below(2) == 0;
  if (!scene.mark && dice.below(2) == 0) scene.value = random_value(dice);
  scene.last = dice.below(5) == 0;
  scene.focused = dice.below(5) == 0;
  scene.aimed = dice.below(5) == 0;
  return scene;
}

WinLine random_sweep(test::Dice& dice, const std::vector<Line>& lines) {
  const Line& line = dice.pick(lines);
  return {
      .from = line.front(), .to = line.back(), .reach = static_cast<float>(dice.below(11)) / 10};
}

Scene random_look(test::Dice& dice, const Rules& rules) {
  Scene scene{.rules = rules, .cells = {}, .win_lines = {}};
  for (int i = 0; i < rules.cell_count(); ++i) scene.cells.push_back(random_cell(dice));
  const std::vector<Line> lines = winning_lines(rules);
  const int win_lines = lines.empty() ? 0 : dice.below(3);
  for (int i = 0; i < win_lines; ++i) scene.win_lines.push_back(random_sweep(dice, lines));
  return scene;
}

/// Makes a small change to a scene.
void change(Scene& scene, test::Dice& dice) {
  if (!scene.win_lines.empty() && dice.below(2) == 0) {
    WinLine& win_line = scene.win_lines[static_cast<std::size_t>(
        dice.below(static_cast<int>(scene.win_lines.size())))];
    const bool only_on = dice.below(2) == 0;
    if (only_on) {
      win_line.reach = static_cast<float>(dice.below(11)) / 10;
    } else {
      win_line = random_sweep(dice, winning_lines(scene.rules));
    }
    return;
  }
  const int cells = dice.between(0, 3);
  for (int i = 0; i < cells; ++i) {
    scene.cells[static_cast<std::size_t>(dice.below(scene.rules.cell_count()))] = random_cell(dice);
  }
}

class Differences : public testing::TestWithParam<int> {};

TEST_P(Differences, LeaveThePictureThatPaintingEverythingGives) {
  test::Dice dice(static_cast<std::uint32_t>(GetParam()));
  const Rules rules = dice.rules(7);
  // From cells of two pixels to cells of sixty, with space beside the board.
  const int most = GetParam() % 2 == 0 ? 40 : 240;
  const PixelRect area{.x = dice.between(0, 9),
                       .y = dice.between(0, 9),
                       .width = dice.between(8, most),
                       .height = dice.between(8, most)};
  const int width = area.right() + dice.between(0, 9);
  const int height = area.bottom() + dice.between(0, 9);
  Painter by_difference = test::painter();
  Painter anew = test::painter();
  by_difference.set_area(area);
  anew.set_area(area);
  constexpr Colour beside{.red = 1, .green = 2, .blue = 3};
  Frame kept = Frame::make(width, height).value();
  kept.fill(kept.bounds(), beside);
  Scene scene = random_look(dice, rules);
  for (int step = 0; step < 25; ++step) {
    const Frame before = test::copy(kept);
    const PixelRect changed = by_difference.paint(kept, scene);
    Frame fresh = Frame::make(width, height).value();
    fresh.fill(fresh.bounds(), beside);
    anew.forget();
    anew.paint(fresh, scene);
    ASSERT_TRUE(test::same_pixels(kept, fresh))
        << to_text(rules) << " in " << testing::PrintToString(area) << ", step " << step;
    // Nothing outside the rectangle that paint() returned has changed.
    Frame restored = test::copy(kept);
    const SDL_Rect part = to_sdl(changed);
    SDL_Rect target = part;
    if (!changed.empty()) {
      SDL_BlitSurface(before.surface(), &part, restored.surface(), &target);
    }
    if (step > 0) {
      ASSERT_TRUE(test::same_pixels(restored, before)) << "step " << step;
    }
    change(scene, dice);
  }
}

INSTANTIATE_TEST_SUITE_P(Random, Differences, testing::Range(0, 40));

}  // namespace
}  // namespace mnk
