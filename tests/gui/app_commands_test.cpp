#include <gtest/gtest.h>

#include "support/stage.h"

// Commands that come by other ways than the mouse, and what the host is told of them.
namespace mnk {
namespace {

using test::cell;
using test::human;
using test::players;
using test::shows;
using test::Stage;
using Reason = event::Refused::Reason;

TEST(Commands, TellTheHostWhatHappened) {
  Stage stage(test::two_people, "b2");
  const int before = stage.host.tellings;
  stage.run("undo");
  EXPECT_TRUE(stage.host.refusals.empty());
  stage.run("undo");
  EXPECT_EQ(stage.host.tellings, before + 2);
  EXPECT_EQ(stage.host.refusals,
            (std::vector{std::pair(std::optional<Cell>(), Reason::nothing_to_undo)}));
  stage.run("jump 0");
  EXPECT_EQ(stage.host.tellings, before + 2) << "nothing happened";
}

TEST(Commands, OfTheKeyboardAndTheMouseAreTheSameCommand) {
  Stage by_keyboard;
  Stage by_mouse;
  for (const char* name : {"b2", "a1", "b2", "c3"}) {
    by_keyboard.play(name);
    by_mouse.click(name);
  }
  EXPECT_EQ(by_keyboard.session.view(), by_mouse.session.view());
  EXPECT_EQ(by_keyboard.host.refusals, by_mouse.host.refusals);
  by_keyboard.run();
  by_mouse.run();
  EXPECT_TRUE(test::same_pixels(by_keyboard.host.screen, by_mouse.host.screen));
}

TEST(LaterMoves, AreSetAsideWithoutAQuestionAndComeBack) {
  Stage stage(test::two_people, "b2.a1.c3");
  stage.run("jump 1");
  stage.click("c1");
  EXPECT_TRUE(stage.host.refusals.empty());
  EXPECT_TRUE(shows(stage.session, "..O .X. ..."));
  stage.run("restore");
  stage.run("jump 3");
  stage.run();
  EXPECT_TRUE(shows(stage.session, "O.. .X. ..X"));
  Stage fresh(test::two_people, "b2.a1.c3");
  fresh.run();
  EXPECT_TRUE(test::same_pixels(stage.host.screen, fresh.host.screen));
}

TEST(Thoughts, AreToldToTheHostAsTheyCome) {
  Stage stage;
  stage.run("hint");
  stage.run();
  const int before = stage.host.tellings;
  stage.app.frame();
  EXPECT_EQ(stage.host.tellings, before);
  stage.engine.answer(cell("b2"));
  stage.app.frame();
  EXPECT_EQ(stage.host.tellings, before + 1);
  ASSERT_TRUE(stage.session.thoughts().hint);
  EXPECT_EQ(stage.session.thoughts().hint->move, cell("b2"));
}

TEST(Thoughts, AreAskedForThroughTheApp) {
  Stage stage;
  stage.run("analyse on");
  ASSERT_EQ(stage.engine.requests.size(), 1U);
  EXPECT_EQ(stage.engine.requests[0].goal, SearchGoal::analysis);
  stage.run("analyse off");
  EXPECT_EQ(stage.engine.stops, 1);
}

TEST(Focus, IsDrawnWhereItIsSet) {
  Stage stage;
  stage.app.set_focus(cell("c2"));
  stage.run();
  EXPECT_EQ(stage.app.focus(), cell("c2"));
  EXPECT_GT(test::count(stage.host.screen, stage.rect("c2"), test::loud.focus), 0);
  stage.app.set_focus(std::nullopt);
  stage.run();
  EXPECT_EQ(test::count(stage.host.screen, stage.area, test::loud.focus), 0);
}

TEST(Focus, OffASmallerBoardIsDrawnNowhereAndPlaysNothing) {
  Stage stage(players(human, human, test::rules("5,5,4")));
  stage.app.set_focus(cell("e5"));
  stage.run("new rules=3,3,3");
  stage.app.run(command::Play{*stage.app.focus()});
  stage.run();
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  EXPECT_EQ(test::count(stage.host.screen, stage.area, test::loud.focus), 0);
}

}  // namespace
}  // namespace mnk
