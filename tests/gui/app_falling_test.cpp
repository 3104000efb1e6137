#include <gtest/gtest.h>

#include <algorithm>

#include "registry/games.h"
#include "support/stage.h"

// The board of a game whose marks fall: a press anywhere in a column, where its mark would land,
// and how it falls.
namespace mnk {
namespace {

using test::cell;
using test::inked;
using test::loud;
using test::painted;
using test::shows;
using test::Stage;

Stage falling(std::string_view moves = "") {
  return Stage({.rules = games::parse_any_rules("3,3,3,gravity").value()}, moves);
}

TEST(BoardOfFallingMarks, TakesAPressAnywhereInAColumn) {
  Stage stage = falling();
  stage.click("b1");
  EXPECT_TRUE(shows(stage.session, "... ... .X."));
  stage.click("b3");
  EXPECT_TRUE(shows(stage.session, "... .O. .X.")) << "on the mark below, too";
  stage.click("b2");
  EXPECT_TRUE(shows(stage.session, ".X. .O. .X."));
  stage.click("b2");
  using Refused = std::pair<std::optional<Cell>, event::Refused::Reason>;
  ASSERT_EQ(stage.host.refusals.size(), 1U);
  EXPECT_EQ(stage.host.refusals[0], Refused(cell("b2"), event::Refused::Reason::column_full));
}

TEST(BoardOfFallingMarks, ShowsUnderTheMouseWhereItWouldLand) {
  Stage stage = falling("b3");
  stage.point_at("b1");
  stage.run();
  EXPECT_GT(inked(stage, "b2", loud.hover), 0);
  EXPECT_GT(painted(stage, "b2"), 0);
  EXPECT_EQ(painted(stage, "b1"), 0);
  stage.point_at("a1");
  stage.run();
  EXPECT_GT(painted(stage, "a3"), 0);
  EXPECT_EQ(painted(stage, "b2"), 0);
}

TEST(BoardOfFallingMarks, ShowsItForTheFocusToo) {
  Stage stage = falling("b3");
  stage.app.set_focus(cell("b1"));
  stage.run();
  EXPECT_GT(painted(stage, "b2"), 0);
  EXPECT_GT(inked(stage, "b1", loud.focus), 0);
  stage.app.set_focus(cell("b2"));
  stage.run();
  EXPECT_EQ(painted(stage, "b1"), 0);
  stage.app.set_focus(cell("c1"));
  stage.run();
  EXPECT_EQ(painted(stage, "b2"), 0);
  EXPECT_GT(painted(stage, "c3"), 0);
}

TEST(BoardOfFallingMarks, LetsAMarkFallFromAboveThroughEachCell) {
  Stage stage = falling();
  stage.app.set_motion(true);
  stage.play("b1");
  stage.app.frame();
  EXPECT_EQ(painted(stage, "b1") + painted(stage, "b2") + painted(stage, "b3"), 0) << "above";
  std::vector<std::string_view> passed;
  while (stage.app.next_frame() == 0) {
    stage.clock.now += 4;
    stage.app.frame();
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
  Stage stage = falling("a3.a2.b3.b2");
  stage.app.set_motion(true);
  stage.play("c1");
  const auto highlighted = [&] { return inked(stage, "a3", loud.background) == 0; };
  const auto landed = [&] { return inked(stage, "c3", loud.x) > 0; };
  while (stage.app.next_frame() == 0) {
    stage.clock.now += 4;
    stage.app.frame();
    ASSERT_TRUE(landed() || !highlighted());
  }
  EXPECT_TRUE(highlighted());
}

TEST(BoardOfFallingMarks, HasTheMarkInItsPlaceAtOnceWhereNothingMoves) {
  Stage stage = falling();
  stage.play("b1");
  stage.app.frame();
  EXPECT_GT(inked(stage, "b3", loud.x), 0);
  EXPECT_EQ(stage.app.next_frame(), std::nullopt);
}

TEST(BoardOfFallingMarks, AimsAtTheCellWhereTheMarkLands) {
  Stage stage = falling();
  stage.app.set_aiming(true);
  stage.click("b1");
  EXPECT_EQ(stage.session.aim(), cell("b3"));
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  stage.click("b2");
  EXPECT_TRUE(shows(stage.session, "... ... .X.")) << "the same column is the same aim";
}

TEST(BoardOfFallingMarks, LetsMarksThatAreSetUpFall) {
  Stage stage = falling();
  stage.run("draft on");
  stage.click("c1");
  stage.click("c1");
  stage.click("a2");
  EXPECT_EQ(stage.session.draft()->text(), ".../..O/X.X");
}

}  // namespace
}  // namespace mnk
