#include <gtest/gtest.h>

#include "registry/games.h"
#include "support/stage.h"
#include "support/stage_script.h"

// The board of a game whose marks vanish: it shows which mark leaves next, and its departure.
namespace mnk {
namespace {

using test::inked;
using test::loud;
using test::painted;
using test::Stage;

TTT_STAGE_SCRIPTS(R"(
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

/// X has a1, b1, c3 and O a2, b2, so a1 leaves once O has its third mark.
constexpr std::string_view five_moves = "a1.a2.b1.b2.c3";

Stage vanishing(std::string_view moves) {
  return Stage({.rules = games::parse_any_rules("3,3,3,vanish").value()}, moves);
}

TEST(BoardOfVanishingMarks, ShowsTheMarkThatLeavesNextInStripesAndPale) {
  Stage stage = vanishing(five_moves);
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
  Stage stage = vanishing("a1.a2.b1.b2.c3.c1");
  stage.run();
  const int before = painted(stage, "a1");
  stage.app.set_motion(true);
  stage.play("c2");
  stage.app.frame();
  stage.clock.now += 40;
  stage.app.frame();
  EXPECT_GT(painted(stage, "a1"), 0) << "on its way";
  stage.run();
  EXPECT_EQ(painted(stage, "a1"), 0);
  EXPECT_GT(before, 0);
}

}  // namespace
}  // namespace mnk
