#include <gtest/gtest.h>

#include "support/stage.h"

// A position that is being set up is what the board shows, and what presses change.
namespace mnk {
namespace {

using test::loud;
using test::shows;
using test::Stage;

/// Pixels in the colour of a mark, in a cell of the board that is shown.
int inked(const Stage& stage, const Rules& rules, std::string_view name, Colour colour) {
  const PixelRect cell = Layout(rules, stage.area).cell(test::cell(name));
  return test::count(stage.host.screen, cell, colour);
}

TEST(DraftedBoard, IsShownInPlaceOfTheGame) {
  Stage stage({}, "b2");
  stage.run("draft 2,2,2 X./.O");
  stage.run();
  const Rules rules = test::rules("2,2,2");
  EXPECT_GT(inked(stage, rules, "a1", loud.x), 100);
  EXPECT_GT(inked(stage, rules, "b2", loud.o), 100);
  EXPECT_EQ(inked(stage, rules, "b2", loud.x), 0);
  EXPECT_EQ(inked(stage, rules, "a2", loud.x), 0);
  stage.run("draft off");
  stage.run();
  EXPECT_GT(inked(stage, Rules(), "b2", loud.x), 100);
  EXPECT_EQ(inked(stage, Rules(), "a1", loud.x), 0);
}

TEST(DraftedBoard, IsPressedWhereItIsDrawn) {
  Stage stage({}, "b2");
  stage.run("draft 2,2,2");
  stage.press(200, 200);
  stage.release(200, 200);
  EXPECT_EQ(stage.session.draft()->text(), "../.O") << "b2 had X, which turned";
  EXPECT_TRUE(shows(stage.session, "... .X. ..."));
}

TEST(DraftedBoard, TakesMarksOverOthersEvenOnSmallCells) {
  Stage stage;
  stage.app.set_aiming(true);
  stage.run("draft on");
  stage.click("a1");
  stage.click("a1");
  EXPECT_EQ(stage.session.draft()->text(), "O../.../...");
}

TEST(DraftedBoard, AnswersThePointerAndShowsTheFocus) {
  Stage stage({}, "b2");
  stage.run("draft 2,2,2");
  stage.app.set_focus(test::cell("b1"));
  stage.move_to(50, 200);
  stage.run();
  const Rules rules = test::rules("2,2,2");
  EXPECT_GT(inked(stage, rules, "a2", loud.hover), 100);
  EXPECT_EQ(inked(stage, rules, "a1", loud.hover), 0);
  EXPECT_GT(inked(stage, rules, "b1", loud.focus), 10);
  EXPECT_EQ(inked(stage, rules, "a1", loud.focus), 0);
}

}  // namespace
}  // namespace mnk
