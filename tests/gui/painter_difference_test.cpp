#include <gtest/gtest.h>

#include "gui/painter.h"
#include "support/dice.h"
#include "support/engine_printers.h"
#include "support/pixels.h"

// Painting only what differs leaves the same picture as painting everything.
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

CellLook random_cell(test::Dice& dice) {
  CellLook look;
  if (dice.below(3) != 0) look.mark = dice.below(2) == 0 ? Mark::X : Mark::O;
  const bool moving = dice.below(4) == 0;
  if (moving) {
    look.size = 0.5F + static_cast<float>(dice.below(8)) / 10;
    look.drawn = static_cast<float>(dice.below(11)) / 10;
    look.shift = static_cast<float>(dice.between(-7, 7)) / 100;
    look.drop = static_cast<float>(dice.between(-9, 9)) / 10;
  }
  look.hovered = dice.below(5) == 0;
  look.highlighted = dice.below(5) == 0;
  if (dice.below(5) == 0) look.ghost = dice.below(2) == 0 ? Mark::X : Mark::O;
  look.previewed = dice.below(2) == 0;
  if (!look.mark && dice.below(2) == 0) look.value = random_value(dice);
  look.last = dice.below(5) == 0;
  look.focused = dice.below(5) == 0;
  look.aimed = dice.below(5) == 0;
  return look;
}

Sweep random_sweep(test::Dice& dice, const std::vector<Line>& lines) {
  const Line& line = dice.pick(lines);
  return {
      .from = line.front(), .to = line.back(), .reach = static_cast<float>(dice.below(11)) / 10};
}

Look random_look(test::Dice& dice, const Rules& rules) {
  Look look{.rules = rules, .cells = {}, .sweeps = {}};
  for (int i = 0; i < rules.cell_count(); ++i) look.cells.push_back(random_cell(dice));
  const std::vector<Line> lines = winning_lines(rules);
  const int sweeps = lines.empty() ? 0 : dice.below(3);
  for (int i = 0; i < sweeps; ++i) look.sweeps.push_back(random_sweep(dice, lines));
  return look;
}

/// Something small that happens to a look.
void change(Look& look, test::Dice& dice) {
  if (!look.sweeps.empty() && dice.below(2) == 0) {
    Sweep& sweep =
        look.sweeps[static_cast<std::size_t>(dice.below(static_cast<int>(look.sweeps.size())))];
    const bool only_on = dice.below(2) == 0;
    if (only_on) {
      sweep.reach = static_cast<float>(dice.below(11)) / 10;
    } else {
      sweep = random_sweep(dice, winning_lines(look.rules));
    }
    return;
  }
  const int cells = dice.between(0, 3);
  for (int i = 0; i < cells; ++i) {
    look.cells[static_cast<std::size_t>(dice.below(look.rules.cell_count()))] = random_cell(dice);
  }
}

class Differences : public testing::TestWithParam<int> {};

TEST_P(Differences, LeaveThePictureThatPaintingEverythingGives) {
  test::Dice dice(static_cast<std::uint32_t>(GetParam()));
  const Rules rules = dice.rules(7);
  // From cells of two pixels to cells of sixty, with something beside the board.
  const int most = GetParam() % 2 == 0 ? 40 : 240;
  const PixelRect area{.x = dice.between(0, 9),
                       .y = dice.between(0, 9),
                       .width = dice.between(8, most),
                       .height = dice.between(8, most)};
  const int width = area.right() + dice.between(0, 9);
  const int height = area.bottom() + dice.between(0, 9);
  Painter by_difference = test::painter();
  Painter anew = test::painter();
  for (Painter* painter : {&by_difference, &anew}) {
    painter->set_theme(test::loud);
    painter->set_area(area);
  }
  constexpr Colour beside{.red = 1, .green = 2, .blue = 3};
  Frame kept = Frame::make(width, height).value();
  kept.fill(kept.bounds(), beside);
  Look look = random_look(dice, rules);
  for (int step = 0; step < 25; ++step) {
    const Frame before = test::copy(kept);
    const PixelRect changed = by_difference.paint(kept, look);
    Frame fresh = Frame::make(width, height).value();
    fresh.fill(fresh.bounds(), beside);
    anew.forget();
    anew.paint(fresh, look);
    ASSERT_TRUE(test::same_pixels(kept, fresh))
        << to_text(rules) << " in " << testing::PrintToString(area) << ", step " << step;
    // Nothing outside the rectangle that paint() gave back has changed.
    Frame restored = test::copy(kept);
    const SDL_Rect part = to_sdl(changed);
    SDL_Rect target = part;
    if (!changed.empty()) {
      SDL_BlitSurface(before.surface(), &part, restored.surface(), &target);
    }
    if (step > 0) {
      ASSERT_TRUE(test::same_pixels(restored, before)) << "step " << step;
    }
    change(look, dice);
  }
}

INSTANTIATE_TEST_SUITE_P(Random, Differences, testing::Range(0, 40));

TEST(Differences, AreNoneBetweenEqualLooks) {
  test::Dice dice(1);
  Painter painter = test::painter();
  painter.set_area({.x = 0, .y = 0, .width = 90, .height = 90});
  Frame frame = Frame::make(90, 90).value();
  const Look look = random_look(dice, Rules());
  EXPECT_EQ(painter.paint(frame, look), frame.bounds());
  EXPECT_TRUE(painter.paint(frame, look).empty());
  painter.forget();
  EXPECT_EQ(painter.paint(frame, look), frame.bounds());
}

TEST(Differences, OfOneCellPaintThatCellOnly) {
  Painter painter = test::painter();
  painter.set_area({.x = 0, .y = 0, .width = 900, .height = 900});
  Frame frame = Frame::make(900, 900).value();
  Look look{
      .rules = Rules::make(15, 15, 5).value(), .cells = std::vector<CellLook>(225), .sweeps = {}};
  painter.paint(frame, look);
  look.cells[16].mark = Mark::X;
  EXPECT_EQ(painter.paint(frame, look), (PixelRect{.x = 60, .y = 60, .width = 60, .height = 60}));
}

}  // namespace
}  // namespace mnk
