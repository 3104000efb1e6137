#include <gtest/gtest.h>

#include "support/stage.h"
#include "support/stage_script.h"

// Commands that come by other ways than the mouse, and what the host is told of them.
namespace mnk {
namespace {

using test::cell;
using test::shows;
using test::Stage;
using Reason = event::Refused::Reason;

TTT_STAGE_SCRIPTS(R"(
Focus.IsDrawnWhereItIsSet
focus c2 | c2:focus
focus none | !:focus

Focus.OffASmallerBoardIsDrawnNowhereAndPlaysNothing
stage rules=5,5,4
focus e5
new rules=3,3,3
play e5 | board=.../.../... !:focus
)");

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

}  // namespace
}  // namespace mnk
