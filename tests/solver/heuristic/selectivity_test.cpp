#include <gtest/gtest.h>

#include "solver/heuristic/move_order.h"

namespace mnk {
namespace {

TEST(Width, IsFiveMovesAndTwoMoreForEachPly) {
  EXPECT_EQ(width(-1, false, true), 5U);
  EXPECT_EQ(width(0, false, true), 5U);
  EXPECT_EQ(width(5, false, true), 15U);
  EXPECT_EQ(width(0, true, true), 40U) << "on the principal variation";
  EXPECT_EQ(width(20, true, false), 40U);
}

TEST(Width, IsHalfOfThatWhereTheSideToMoveDoesNotDoBetterThanBefore) {
  EXPECT_EQ(width(-1, false, false), 2U);
  EXPECT_EQ(width(1, false, false), 3U);
  EXPECT_EQ(width(5, false, false), 7U);
}

/// 0.8 + ln depth · ln tried, rounded down.
TEST(LateMoves, AreReducedMoreTheLaterAndTheDeeper) {
  EXPECT_EQ(late_move_reduction(1, 40), 0);
  EXPECT_EQ(late_move_reduction(2, 2), 1);
  EXPECT_EQ(late_move_reduction(3, 3), 2);
  EXPECT_EQ(late_move_reduction(4, 2), 1);
  EXPECT_EQ(late_move_reduction(8, 10), 5);
  EXPECT_EQ(late_move_reduction(20, 20), 9);
  EXPECT_EQ(late_move_reduction(47, 47), 15);
  EXPECT_EQ(late_move_reduction(46, 40), 14);
  EXPECT_EQ(late_move_reduction(47, 40), 15);
  EXPECT_EQ(late_move_reduction(60, 14), 10) << "beyond 47 nothing grows";
  EXPECT_EQ(late_move_reduction(60, 200), 15);
  EXPECT_EQ(late_move_reduction(-3, 40), 0);
  for (int depth = 2; depth < 30; ++depth) {
    for (std::size_t tried = 2; tried < 40; ++tried) {
      EXPECT_LE(late_move_reduction(depth, tried), late_move_reduction(depth, tried + 1));
      EXPECT_LE(late_move_reduction(depth, tried), late_move_reduction(depth + 1, tried));
    }
  }
}

TEST(Futility, NeedsSixtyPointsAPlyAndTwenty) {
  EXPECT_TRUE(is_futile(180, 100, 1));
  EXPECT_FALSE(is_futile(179, 100, 1));
  EXPECT_TRUE(is_futile(480, 100, 6));
  EXPECT_FALSE(is_futile(479, 100, 6));
  EXPECT_FALSE(is_futile(5'000, 100, 7)) << "too far from the leaves";
}

TEST(Futility, SaysNothingWhereABetaStandsForALoss) {
  EXPECT_FALSE(is_futile(5'000, loss_in(4), 1));
  EXPECT_TRUE(is_futile(5'000, -2'000, 1));
}

TEST(Razoring, NeedsAHundredPointsAPlyAndSixty) {
  EXPECT_TRUE(is_hopeless(-60, 100, 1));
  EXPECT_FALSE(is_hopeless(-59, 100, 1));
  EXPECT_TRUE(is_hopeless(-160, 100, 2));
  EXPECT_FALSE(is_hopeless(-159, 100, 2));
  EXPECT_FALSE(is_hopeless(-5'000, 100, 3)) << "too far from the leaves";
}

TEST(Razoring, SaysNothingWhereAWinHasBeenFound) {
  EXPECT_FALSE(is_hopeless(-500, win_in(5), 1));
  EXPECT_TRUE(is_hopeless(-500, 2'000, 1));
}

}  // namespace
}  // namespace mnk
