#include "gui/motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "support/friends_apart.h"
#include "support/test_session.h"

// Motion: from where to where, that it ends by itself, and that it can be switched off.
namespace mnk {
namespace {

using test::cell;
using test::TestSession;

constexpr std::uint64_t start = 5'000;
constexpr std::uint64_t long_after = start + 10'000;

/// A game after these moves, and a motion that follows it from then on.
struct Followed {
  explicit Followed(std::string_view moves) : game(TestSession::opened(test::two_people, moves)) {}

  void run(std::string_view command, std::uint64_t now = start) {
    const Events events = game.run(command);
    motion.follow(events, game.session.game(), now);
  }

  TestSession game;
  Motion motion;
};

/// Calls `look` at each moment until all is still, and returns that moment.
std::uint64_t watched(const Motion& motion, const auto& look) {
  std::uint64_t now = start;
  for (; motion.active(now) && now < long_after; ++now) look(now);
  EXPECT_LT(now, long_after) << "it never ends";
  return now;
}

TEST(Motion, LetsANewMarkAppearAndNoOther) {
  Followed followed("b2");
  followed.run("play a1");
  const Motion& motion = followed.motion;
  EXPECT_TRUE(motion.active(start));
  EXPECT_EQ(motion.appearance(cell("a1"), start), 0);
  EXPECT_EQ(motion.appearance(cell("b2"), start), 1);
  float last = 0;
  const std::uint64_t now = watched(motion, [&](std::uint64_t then) {
    const float appearance = motion.appearance(cell("a1"), then);
    EXPECT_GE(appearance, last);
    EXPECT_LE(appearance, 1);
    last = appearance;
  });
  EXPECT_EQ(motion.appearance(cell("a1"), now), 1);
}

TEST(Motion, LetsAMarkFallFasterAndFasterAndBounceOnce) {
  Followed followed("");
  followed.run("open rules=3,4,3,gravity&x=human&o=human");
  followed.run("play b1");
  const Motion& motion = followed.motion;
  ASSERT_TRUE(motion.falling(start));
  EXPECT_EQ(motion.falling(start)->cell, cell("b4"));
  EXPECT_EQ(motion.falling(start)->above, 4) << "just above the board";
  EXPECT_EQ(motion.appearance(cell("b4"), start), 1) << "all of it is drawn";
  std::vector<float> heights;
  watched(motion, [&](std::uint64_t now) { heights.push_back(motion.falling(now)->above); });
  const auto ground = static_cast<std::size_t>(
      std::ranges::find_if(heights, [](float above) { return above < 0.02F; }) - heights.begin());
  for (std::size_t i = 2; i < ground; ++i) {
    ASSERT_GT(heights[i - 1] - heights[i], heights[i - 2] - heights[i - 1]);
  }
  ASSERT_LT(ground, heights.size());
  const auto bounce = std::ranges::max(std::span(heights).subspan(ground));
  EXPECT_GT(bounce, 0.05F);
  EXPECT_LT(bounce, 0.5F);
}

TEST(Motion, SweepsThroughAWinAfterTheMark) {
  Followed followed("a1.a2.b1.b2");
  followed.run("play c1");
  const Motion& motion = followed.motion;
  EXPECT_EQ(motion.win_line(start), 0);
  float last = 0;
  const std::uint64_t now = watched(motion, [&](std::uint64_t then) {
    EXPECT_GE(motion.win_line(then), last);
    last = motion.win_line(then);
  });
  EXPECT_EQ(motion.win_line(now), 1);
  EXPECT_EQ(motion.appearance(cell("c1"), now), 1);
}

TEST(Motion, ShakesARefusedCellAndNoOther) {
  Followed followed("b2");
  followed.run("play b2");
  const Motion& motion = followed.motion;
  EXPECT_TRUE(motion.active(start));
  float farthest_left = 0;
  float farthest_right = 0;
  const std::uint64_t now = watched(motion, [&](std::uint64_t then) {
    farthest_left = std::min(farthest_left, motion.shift(cell("b2"), then));
    farthest_right = std::max(farthest_right, motion.shift(cell("b2"), then));
    EXPECT_EQ(motion.shift(cell("a1"), then), 0);
  });
  EXPECT_LT(farthest_left, -0.01F);
  EXPECT_GT(farthest_right, 0.01F);
  EXPECT_LT(std::max(-farthest_left, farthest_right), 0.15F) << "it leaves its cell";
  EXPECT_EQ(motion.shift(cell("b2"), now), 0);
}

TEST(Motion, IsOverAtOnceWhenThePositionChangesUnderIt) {
  for (const char* change : {"undo", "jump 0", "rematch", "restore", "open rules=4,4,4"}) {
    Followed followed("a1.a2.b1.b2.c3");
    followed.run("undo");
    followed.run("play c1");
    followed.run("play a1");
    ASSERT_TRUE(followed.motion.active(start + 10));
    ASSERT_LT(followed.motion.win_line(start + 10), 1);
    followed.run(change, start + 10);
    EXPECT_FALSE(followed.motion.active(start + 10)) << change;
    EXPECT_EQ(followed.motion.win_line(start + 10), 1) << change;
    EXPECT_EQ(followed.motion.appearance(cell("c1"), start + 10), 1) << change;
    EXPECT_EQ(followed.motion.shift(cell("a1"), start + 30), 0) << change;
  }
}

TEST(Motion, IsOverWhereAMoveIsFollowedByAnotherGameAtOnce) {
  test::Pair pair("invite X 3,3,3", "b2");
  TestSession inviting({}, "", 300);
  inviting.run("invite X 3,3,3");
  pair.guest.run("play a1");
  pair.host.run("draft on");
  pair.host.run("live " + test::token(pair.guest));
  const Events events = pair.host.run("open g=" + test::token(inviting));
  ASSERT_EQ(test::kinds(events), "drafted played apart started apart");
  Motion motion;
  motion.follow(events, pair.host.session.game(), start);
  EXPECT_FALSE(motion.active(start));
}

TEST(Motion, GoesOnWhileSomethingElseHappens) {
  for (const char* other : {"players human hard", "analyse on", "hint", "aim b2", "pace 0"}) {
    Followed followed("a1");
    followed.run("play a2");
    followed.run(other, start + 10);
    EXPECT_TRUE(followed.motion.active(start + 10)) << other;
  }
}

TEST(Motion, LetsTheMarkOfAStepForwardAppearAndHasNoneForAJumpOrARefusalOfNoCell) {
  Followed followed("b2.a1.c3");
  followed.run("jump 0");
  followed.run("undo");
  followed.run("jump 2");
  ASSERT_FALSE(followed.motion.active(start));
  followed.run("redo");
  EXPECT_TRUE(followed.motion.active(start));
  EXPECT_EQ(followed.motion.appearance(cell("c3"), start), 0);
}

TEST(Motion, HasNoSweepForADraw) {
  Followed followed("a1.b1.c1.b2.a2.c2.b3.a3");
  followed.run("play c3");
  EXPECT_TRUE(followed.motion.active(start));
  EXPECT_EQ(followed.motion.win_line(start), 1);
}

TEST(Motion, SwitchedOffBeforeOrWhileThingsMoveIsAtItsEndAtOnce) {
  for (const bool before : {true, false}) {
    Followed followed("a1.a2.b1.b2");
    if (before) followed.motion.enable(false);
    followed.run("play c1");
    followed.run("play a1");
    if (!before) followed.motion.enable(false);
    EXPECT_FALSE(followed.motion.active(start));
    EXPECT_EQ(followed.motion.appearance(cell("c1"), start), 1);
    EXPECT_EQ(followed.motion.win_line(start), 1);
    EXPECT_EQ(followed.motion.shift(cell("a1"), start + 20), 0);
  }
}

}  // namespace
}  // namespace mnk
