#include <gtest/gtest.h>

#include "registry/games.h"
#include "support/stage.h"

// The board of a game whose marks vanish: which one leaves next is seen before, and how it goes.
namespace mnk {
namespace {

using test::inked;
using test::loud;
using test::painted;
using test::Stage;

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
  EXPECT_GT(painted(stage, "a1"), 0);
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

TEST(BoardOfVanishingMarks, IsWithoutItAtOnceWhereNothingMoves) {
  Stage stage = vanishing("a1.a2.b1.b2.c3.c1.c2");
  stage.app.frame();
  EXPECT_EQ(painted(stage, "a1"), 0);
}

TEST(BoardOfVanishingMarks, ShowsALineAsPlayWouldWithItsMarksComingAndGoing) {
  Stage stage = vanishing("a1.a2.b1.b2.c3.c1");
  stage.app.preview({test::cell("c2"), test::cell("b3")});
  stage.run();
  EXPECT_EQ(painted(stage, "a1"), 0) << "X's oldest has left for c2";
  EXPECT_EQ(painted(stage, "a2"), 0) << "and O's for b3";
  EXPECT_GT(painted(stage, "c2"), 0);
  EXPECT_GT(painted(stage, "b3"), 0);
  EXPECT_EQ(inked(stage, "b1", loud.x), 0) << "the next to leave";
  stage.app.preview({});
  stage.run();
  EXPECT_GT(painted(stage, "a1"), 0);
  EXPECT_EQ(painted(stage, "c2"), 0);
}

TEST(BoardOfVanishingMarks, ShowsTheOrderOfMarksThatAreSetUp) {
  Stage stage;
  stage.run("draft 3,3,3,vanish a1.b1.c2/a2.b2.c3/X");
  stage.run();
  EXPECT_EQ(inked(stage, "a1", loud.x), 0);
  EXPECT_GT(inked(stage, "b1", loud.x), 0);
}

}  // namespace
}  // namespace mnk
