#include "gui/motion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/played_session.h"

// What moves: from where to where, that it ends by itself, and that it can be switched off.
namespace mnk {
namespace {

using test::cell;
using test::session;
using test::two_people;

constexpr std::uint64_t start = 5'000;
constexpr std::uint64_t long_after = start + 10'000;

View after(std::string_view moves) { return session(two_people, moves).view(); }

TEST(Motion, IsStillAtFirst) {
  const Motion motion;
  EXPECT_FALSE(motion.active(start));
  EXPECT_EQ(motion.appearance(cell("a1"), start), 1);
  EXPECT_EQ(motion.sweep(start), 1);
  EXPECT_EQ(motion.shift(cell("a1"), start), 0);
}

TEST(Motion, LetsANewMarkAppearAndNoOther) {
  Motion motion;
  motion.change(after("b2"), after("b2.a1"), start);
  EXPECT_TRUE(motion.active(start));
  EXPECT_EQ(motion.appearance(cell("a1"), start), 0);
  EXPECT_EQ(motion.appearance(cell("b2"), start), 1);
  float last = 0;
  std::uint64_t now = start;
  for (; motion.active(now); ++now) {
    const float appearance = motion.appearance(cell("a1"), now);
    ASSERT_GE(appearance, last);
    ASSERT_LE(appearance, 1);
    last = appearance;
    ASSERT_LT(now, long_after) << "it never ends";
  }
  EXPECT_EQ(motion.appearance(cell("a1"), now), 1);
}

TEST(Motion, SweepsThroughAWinAfterTheMark) {
  Motion motion;
  motion.change(after("a1.a2.b1.b2"), after("a1.a2.b1.b2.c1"), start);
  EXPECT_EQ(motion.sweep(start), 0);
  float last = 0;
  std::uint64_t now = start;
  for (; motion.active(now); ++now) {
    ASSERT_GE(motion.sweep(now), last);
    last = motion.sweep(now);
    ASSERT_LT(now, long_after) << "it never ends";
  }
  EXPECT_EQ(motion.sweep(now), 1);
  EXPECT_EQ(motion.appearance(cell("c1"), now), 1);
}

TEST(Motion, ShakesARefusedCellAndNoOther) {
  Motion motion;
  motion.refuse(cell("b2"), start);
  EXPECT_TRUE(motion.active(start));
  float farthest_left = 0;
  float farthest_right = 0;
  std::uint64_t now = start;
  for (; motion.active(now); ++now) {
    farthest_left = std::min(farthest_left, motion.shift(cell("b2"), now));
    farthest_right = std::max(farthest_right, motion.shift(cell("b2"), now));
    ASSERT_EQ(motion.shift(cell("a1"), now), 0);
    ASSERT_LT(now, long_after) << "it never ends";
  }
  EXPECT_LT(farthest_left, -0.01F);
  EXPECT_GT(farthest_right, 0.01F);
  EXPECT_LT(std::max(-farthest_left, farthest_right), 0.15F) << "it leaves its cell";
  EXPECT_EQ(motion.shift(cell("b2"), now), 0);
}

TEST(Motion, IsOverAtOnceWhenThePositionChangesUnderIt) {
  Motion motion;
  motion.change(after("a1.a2.b1.b2"), after("a1.a2.b1.b2.c1"), start);
  motion.refuse(cell("a1"), start);
  motion.change(after("a1.a2.b1.b2.c1"), after("a1.a2.b1.b2"), start + 10);
  EXPECT_FALSE(motion.active(start + 10));
  EXPECT_EQ(motion.sweep(start + 10), 1);
  EXPECT_EQ(motion.shift(cell("a1"), start + 10), 0);
}

TEST(Motion, HasNoneForAJumpOverSeveralMoves) {
  Motion motion;
  motion.change(after(""), after("a1.a2.b1"), start);
  EXPECT_FALSE(motion.active(start));
}

TEST(Motion, HasNoneForAnotherBoard) {
  const Settings settings =
      test::players(PlayerKind::human, PlayerKind::human, test::rules("4,4,4"));
  Motion motion;
  motion.change(after(""), session(settings, "d4").view(), start);
  EXPECT_FALSE(motion.active(start));
}

TEST(Motion, SwitchedOffIsAtItsEndAtOnce) {
  Motion motion;
  motion.enable(false);
  motion.change(after("a1.a2.b1.b2"), after("a1.a2.b1.b2.c1"), start);
  motion.refuse(cell("a1"), start);
  EXPECT_FALSE(motion.active(start));
  EXPECT_EQ(motion.appearance(cell("c1"), start), 1);
  EXPECT_EQ(motion.sweep(start), 1);
  EXPECT_EQ(motion.shift(cell("a1"), start + 20), 0);
}

TEST(Motion, SwitchedOffWhileThingsMoveEndsThem) {
  Motion motion;
  motion.change(after("a1.a2.b1.b2"), after("a1.a2.b1.b2.c1"), start);
  motion.refuse(cell("a1"), start);
  motion.enable(false);
  EXPECT_FALSE(motion.active(start + 20));
  EXPECT_EQ(motion.appearance(cell("c1"), start + 20), 1);
  EXPECT_EQ(motion.sweep(start + 20), 1);
  EXPECT_EQ(motion.shift(cell("a1"), start + 20), 0);
}

TEST(Motion, SwitchedOnAgainMovesAgain) {
  Motion motion;
  motion.enable(false);
  motion.enable(true);
  motion.change(after(""), after("b2"), start);
  EXPECT_TRUE(motion.active(start));
}

}  // namespace
}  // namespace mnk
