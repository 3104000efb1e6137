#include "gui/layout.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/board.h"
#include "support/dice.h"
#include "support/engine_printers.h"

// The places of cells, and the cell at a point.
namespace mnk {
namespace {

PixelRect area(int width, int height, int x = 0, int y = 0) {
  return {.x = x, .y = y, .width = width, .height = height};
}

Point middle_of(int x, int y) {
  return {.x = static_cast<float>(x) + 0.5F, .y = static_cast<float>(y) + 0.5F};
}

class AnyLayout : public testing::TestWithParam<int> {
 protected:
  test::Dice dice{static_cast<std::uint32_t>(GetParam())};
  Rules any_rules = dice.rules(Rules::max_side);
  /// Every third area has fewer pixels than the board has cells.
  int most = GetParam() % 3 == 0 ? 18 : 400;
  PixelRect any_area = area(dice.between(1, most), dice.between(1, most), dice.between(-9, 40),
                            dice.between(-9, 40));
  Layout layout{any_rules, any_area};
};

TEST_P(AnyLayout, CellsTileTheBoardExactly) {
  const PixelRect board = layout.board();
  for (const Cell cell : any_rules.cells()) {
    const auto [row, column] = cell;
    const PixelRect rect = layout.cell(cell);
    const int left =
        column == 0 ? board.x : layout.cell({.row = row, .column = column - 1}).right();
    const int top = row == 0 ? board.y : layout.cell({.row = row - 1, .column = column}).bottom();
    ASSERT_EQ(std::pair(rect.x, rect.y), std::pair(left, top));
    ASSERT_GE(std::min(rect.width, rect.height), 0);
    ASSERT_TRUE(column + 1 < any_rules.columns() || rect.right() == board.right());
    ASSERT_TRUE(row + 1 < any_rules.rows() || rect.bottom() == board.bottom());
  }
}

TEST_P(AnyLayout, EdgesLieWithinAPixelOfEqualDivision) {
  const PixelRect board = layout.board();
  for (int index = 0; index < any_rules.cell_count(); ++index) {
    const Cell at = any_rules.cell(index);
    const PixelRect rect = layout.cell(at);
    const auto near = [](int edge, int start, int length, int part, int parts) {
      const double exact = start + static_cast<double>(length) * part / parts;
      return std::abs(edge - exact) <= 1;
    };
    EXPECT_TRUE(near(rect.x, board.x, board.width, at.column, any_rules.columns()));
    EXPECT_TRUE(near(rect.y, board.y, board.height, at.row, any_rules.rows()));
    // Square to within a pixel.
    EXPECT_LE(std::abs(rect.width - rect.height), 1);
  }
}

TEST_P(AnyLayout, TheBoardFillsItsAreaOneWayAndLiesInItsMiddle) {
  const PixelRect board = layout.board();
  EXPECT_TRUE(board.width == any_area.width || board.height == any_area.height);
  EXPECT_EQ(intersection(board, any_area), board);
  EXPECT_LE(std::abs((board.x - any_area.x) - (any_area.right() - board.right())), 1);
  EXPECT_LE(std::abs((board.y - any_area.y) - (any_area.bottom() - board.bottom())), 1);
}

TEST_P(AnyLayout, EveryPixelIsInTheCellThatCoversItAndNoneOutside) {
  const PixelRect board = layout.board();
  int inside = 0;
  for (int index = 0; index < any_rules.cell_count(); ++index) {
    const Cell at = any_rules.cell(index);
    const PixelRect rect = layout.cell(at);
    for (int y = rect.y; y < rect.bottom(); ++y) {
      for (int x = rect.x; x < rect.right(); ++x) {
        ASSERT_EQ(layout.cell_at(middle_of(x, y)), at) << x << ',' << y;
        ++inside;
      }
    }
  }
  EXPECT_EQ(inside, board.width * board.height);
  for (int x = board.x - 2; x < board.right() + 2; ++x) {
    EXPECT_EQ(layout.cell_at(middle_of(x, board.y - 1)), std::nullopt);
    EXPECT_EQ(layout.cell_at(middle_of(x, board.bottom())), std::nullopt);
  }
  for (int y = board.y - 2; y < board.bottom() + 2; ++y) {
    EXPECT_EQ(layout.cell_at(middle_of(board.x - 1, y)), std::nullopt);
    EXPECT_EQ(layout.cell_at(middle_of(board.right(), y)), std::nullopt);
  }
}

INSTANTIATE_TEST_SUITE_P(Random, AnyLayout, testing::Range(0, 60));

TEST(NoRoom, GivesAnEmptyBoardWithoutCells) {
  for (const PixelRect& none :
       {area(0, 0), area(0, 50), area(50, 0), area(-12, 50), area(50, -3, 9, 9), area(-1, -1)}) {
    const Layout layout(test::rules("20,20,5"), none);
    EXPECT_TRUE(layout.board().empty());
    EXPECT_GE(layout.side(), 0);
    EXPECT_GE(layout.grid_width(), 1);
    for (int y = -5; y < 60; ++y) {
      for (int x = -5; x < 60; ++x) ASSERT_EQ(layout.cell_at(middle_of(x, y)), std::nullopt);
    }
    EXPECT_TRUE(layout.cell(test::cell("t20")).empty());
  }
}

TEST(Layout, FindsNoCellFarOutside) {
  const Layout layout(test::rules("20,20,5"), area(3, 3));
  for (const float far : {-3e9F, 3e9F, -1e30F, 1e30F}) {
    EXPECT_EQ(layout.cell_at({.x = far, .y = 1}), std::nullopt);
    EXPECT_EQ(layout.cell_at({.x = 1, .y = far}), std::nullopt);
  }
}

}  // namespace
}  // namespace mnk
