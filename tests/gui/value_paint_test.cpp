#include <gtest/gtest.h>

#include "gui/painter.h"
#include "support/pixels.h"

// Values in cells: each result has its own shape, in the winner's colour, and the best stand out.
namespace mnk {
namespace {

using test::count;
using test::loud;
using test::pixel;

constexpr PixelRect value_cell{.x = 10, .y = 10, .width = 100, .height = 100};

Frame painted(const CellValue& value) {
  Frame frame = Frame::make(120, 120).value();
  frame.fill(frame.bounds(), loud.background);
  paint_value(frame, value, value_cell, 100, loud);
  return frame;
}

CellValue proven(Result result, Mark side = Mark::X) {
  return {.side = side, .result = result, .moves = 3, .rank = 0, .best = false, .words = true};
}

/// The number of pixels of this colour in a row, counted from the top of the cell.
int in_row(const Frame& frame, int row, Colour colour) {
  return count(frame,
               {.x = value_cell.x, .y = value_cell.y + row, .width = value_cell.width, .height = 1},
               colour);
}

/// The first and the last row with this colour.
std::pair<int, int> rows_of(const Frame& frame, Colour colour) {
  std::pair<int, int> rows{-1, -1};
  for (int row = 0; row < value_cell.height; ++row) {
    if (in_row(frame, row, colour) == 0) continue;
    if (rows.first < 0) rows.first = row;
    rows.second = row;
  }
  return rows;
}

TEST(ValuePaint, PointsUpForAWinAndDownForALoss) {
  const Frame win = painted(proven(Result::win));
  const auto [top, bottom] = rows_of(win, loud.x);
  ASSERT_GT(bottom - top, 15);
  EXPECT_LT(in_row(win, top + 3, loud.x), in_row(win, bottom - 3, loud.x));
  const Frame loss = painted(proven(Result::loss));
  const auto [first, last] = rows_of(loss, loud.o);
  ASSERT_GT(last - first, 15);
  EXPECT_GT(in_row(loss, first + 3, loud.o), in_row(loss, last - 3, loud.o));
}

TEST(ValuePaint, HasTheColourOfTheWinner) {
  for (const Mark side : {Mark::X, Mark::O}) {
    for (const Result result : {Result::win, Result::loss}) {
      const Frame frame = painted(proven(result, side));
      const bool x_wins = (side == Mark::X) == (result == Result::win);
      EXPECT_EQ(count(frame, value_cell, loud.x) > 0, x_wins);
      EXPECT_EQ(count(frame, value_cell, loud.o) > 0, !x_wins);
    }
  }
}

TEST(ValuePaint, ShowsADrawAsTwoBarsInNobodysColour) {
  const Frame frame = painted(proven(Result::draw));
  EXPECT_EQ(count(frame, value_cell, loud.x) + count(frame, value_cell, loud.o), 0);
  int bars = 0;
  for (int row = 1; row < value_cell.height; ++row) {
    bars += in_row(frame, row, loud.last) > 0 && in_row(frame, row - 1, loud.last) == 0 ? 1 : 0;
  }
  EXPECT_EQ(bars, 2);
}

TEST(ValuePaint, LeavesRoomForWordsBelow) {
  for (const Result result : {Result::win, Result::draw, Result::loss}) {
    const Frame frame = painted(proven(result));
    const PixelRect words{
        .x = value_cell.x + 10, .y = value_cell.y + 60, .width = 80, .height = 28};
    EXPECT_EQ(count(frame, words, loud.background), words.width * words.height);
  }
}

TEST(ValuePaint, RingsTheBestAndTintsItMore) {
  CellValue best = proven(Result::win);
  best.best = true;
  const Frame ringed = painted(best);
  EXPECT_GT(count(ringed, value_cell, loud.x),
            count(painted(proven(Result::win)), value_cell, loud.x));
  EXPECT_GT(in_row(ringed, 50, loud.x), in_row(painted(proven(Result::win)), 50, loud.x));
  // From white towards blue: less red.
  EXPECT_LT(tint(best, loud).red, tint(proven(Result::win), loud).red);
  EXPECT_LT(tint(proven(Result::win), loud).red, loud.background.red);
}

TEST(ValuePaint, OfARankIsADiscAndOfAProofItsShape) {
  CellValue ranked{.side = Mark::X, .result = std::nullopt, .moves = 0, .rank = 2};
  EXPECT_EQ(tint(ranked, loud), loud.background);
  const Frame guess = painted(ranked);
  EXPECT_EQ(count(guess, value_cell, loud.last), 0);
  const Colour inside = pixel(guess, centre(value_cell));
  EXPECT_NE(inside, loud.background);
  EXPECT_EQ(pixel(guess, value_cell.x + 20, value_cell.y + 50), inside);
  ranked.result = Result::win;
  const Frame known = painted(ranked);
  EXPECT_GT(count(known, value_cell, loud.x), 300);
  EXPECT_EQ(pixel(known, value_cell.x + 20, value_cell.y + 50), loud.background);
}

TEST(ValuePaint, BeyondTheRanksIsAShapeWhereProvenAndElseNothing) {
  CellValue other{.side = Mark::X, .result = Result::loss};
  const Frame shape = painted(other);
  EXPECT_GT(count(shape, value_cell, loud.o), 300);
  other.result.reset();
  const Frame nothing = painted(other);
  EXPECT_EQ(count(nothing, value_cell, loud.background), value_cell.width * value_cell.height);
}

}  // namespace
}  // namespace mnk
