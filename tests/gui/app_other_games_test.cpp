#include <gtest/gtest.h>

#include <algorithm>

#include "registry/games.h"
#include "support/stage.h"
#include "support/stage_script.h"

// The boards of games whose marks fall: presses anywhere in a column, where the mark would land,
// its fall; and whose marks vanish: which mark leaves next, and its departure.
namespace mnk {
namespace {

using test::inked;
using test::loud;
using test::painted;
using test::Stage;

TTT_STAGE_SCRIPTS(R"(
BoardOfFallingMarks.TakesAPressAnywhereInAColumn
stage rules=3,3,3,gravity
click b1 | board=.../.../.X.
click b3 | board=.../.O./.X. // on the mark below, too
click b2 | board=.X./.O./.X.
click b2 | refused=column_full@b2

BoardOfFallingMarks.ShowsUnderTheMouseWhereItWouldLand
stage rules=3,3,3,gravity b3
point b1 | b2:hover b2:painted !b1:painted
point a1 | a3:painted !b2:painted

BoardOfFallingMarks.ShowsItForTheFocusToo
stage rules=3,3,3,gravity b3
focus b1 | b2:painted b1:focus
focus b2 | !b1:painted
focus c1 | !b2:painted c3:painted

BoardOfFallingMarks.AimsAtTheCellWhereTheMarkLands
stage rules=3,3,3,gravity
aiming on
click b1 | aim=b3 board=.../.../...
click b2 | board=.../.../.X. // the same column is the same aim

BoardOfFallingMarks.HasTheMarkInItsPlaceAtOnceWhereNothingMoves
stage rules=3,3,3,gravity
play b1 | b3:x next=none

BoardOfFallingMarks.LetsMarksThatAreSetUpFall
stage rules=3,3,3,gravity
draft on
click c1
click c1
click a2 | draft=.../..O/X.X

BoardOfVanishingMarks.IsWithoutTheOldestAtOnceWhereNothingMoves
stage rules=3,3,3,vanish a1.a2.b1.b2.c3.c1.c2
look | !a1:painted

BoardOfVanishingMarks.ShowsALineAsPlayWouldWithItsMarksComingAndGoing
stage rules=3,3,3,vanish a1.a2.b1.b2.c3.c1
preview c2.b3 | !a1:painted !a2:painted c2:painted b3:painted // the oldest have left for them
look | !b1:x // the next to leave
preview none | a1:painted !c2:painted

BoardOfVanishingMarks.ShowsTheOrderOfMarksThatAreSetUp
draft 3,3,3,vanish a1.b1.c2/a2.b2.c3/X | !a1:x b1:x
)");

Stage stage_of(std::string_view rules, std::string_view moves = "") {
  return Stage({.rules = games::parse_any_rules(rules).value()}, moves);
}

TEST(BoardOfFallingMarks, LetsAMarkFallFromAboveThroughEachCell) {
  Stage stage = stage_of("3,3,3,gravity");
  stage.app.set_motion(true);
  stage.play("b1");
  stage.app.frame();
  EXPECT_EQ(painted(stage, "b1") + painted(stage, "b2") + painted(stage, "b3"), 0) << "above";
  std::vector<std::string_view> passed;
  while (stage.app.next_frame() == 0) {
    stage.pass(4);
    for (const std::string_view name : {"b1", "b2", "b3"}) {
      if (painted(stage, name) == 0 || std::ranges::find(passed, name) != passed.end()) continue;
      passed.push_back(name);
    }
    ASSERT_EQ(painted(stage, "a1") + painted(stage, "c3"), 0);
  }
  EXPECT_EQ(passed, (std::vector<std::string_view>{"b1", "b2", "b3"}));
  EXPECT_EQ(painted(stage, "b1") + painted(stage, "b2"), 0);
  EXPECT_GT(inked(stage, "b3", loud.x), 0);
}

TEST(BoardOfFallingMarks, StrikesALineThroughOnceTheMarkHasLanded) {
  Stage stage = stage_of("3,3,3,gravity", "a3.a2.b3.b2");
  stage.app.set_motion(true);
  stage.play("c1");
  const auto highlighted = [&] { return inked(stage, "a3", loud.background) == 0; };
  const auto landed = [&] { return inked(stage, "c3", loud.x) > 0; };
  while (stage.app.next_frame() == 0) {
    stage.pass(4);
    ASSERT_TRUE(landed() || !highlighted());
  }
  EXPECT_TRUE(highlighted());
}

/// X has a1, b1, c3 and O a2, b2, so a1 leaves once O has its third mark.
constexpr std::string_view five_moves = "a1.a2.b1.b2.c3";

TEST(BoardOfVanishingMarks, ShowsTheMarkThatLeavesNextInStripesAndPale) {
  Stage stage = stage_of("3,3,3,vanish", five_moves);
  stage.run();
  EXPECT_GT(inked(stage, "a2", loud.o), 0) << "O has two marks, and none leaves";
  stage.play("c1");
  stage.run();
  EXPECT_EQ(inked(stage, "a1", loud.x), 0);
  EXPECT_GT(painted(stage, "a1"), painted(stage, "b1") * 2 / 5);
  EXPECT_LT(painted(stage, "a1"), painted(stage, "b1") * 3 / 5);
  EXPECT_GT(inked(stage, "b1", loud.x), 0);
  EXPECT_EQ(inked(stage, "a2", loud.o), 0) << "and O's goes with the move after it";
  EXPECT_GT(inked(stage, "b2", loud.o), 0);
}

TEST(BoardOfVanishingMarks, LetsItFadeWhileTheNewOneIsDrawn) {
  Stage stage = stage_of("3,3,3,vanish", "a1.a2.b1.b2.c3.c1");
  stage.run();
  const int before = painted(stage, "a1");
  stage.app.set_motion(true);
  stage.play("c2");
  stage.app.frame();
  stage.pass(40);
  EXPECT_GT(painted(stage, "a1"), 0) << "on its way";
  stage.run();
  EXPECT_EQ(painted(stage, "a1"), 0);
  EXPECT_GT(before, 0);
}

}  // namespace
}  // namespace mnk
