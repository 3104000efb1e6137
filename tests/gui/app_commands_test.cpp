#include <gtest/gtest.h>

#include "support/stage.h"

// Commands that come by other ways than the mouse, and what the host is told of them.
namespace mnk {
namespace {

using test::cell;
using test::players;
using test::shows;
using test::Stage;

constexpr PlayerKind human = PlayerKind::human;

TEST(Commands, GiveTheSessionsAnswerAndTellTheHost) {
  Stage stage(test::two_people, "b2");
  const int before = stage.host.views;
  EXPECT_TRUE(stage.app.command([](Session& s) { return s.undo(); }));
  EXPECT_FALSE(stage.app.command([](Session& s) { return s.undo(); }));
  EXPECT_EQ(stage.host.views, before + 2);
}

TEST(Commands, OfTheKeyboardAndTheMouseAreTheSameCommand) {
  Stage by_keyboard;
  Stage by_mouse;
  for (const char* name : {"b2", "a1", "b2", "c3"}) {
    by_keyboard.app.play(cell(name));
    by_mouse.click(name);
  }
  EXPECT_EQ(by_keyboard.session().view(), by_mouse.session().view());
  EXPECT_EQ(by_keyboard.host.refusals, by_mouse.host.refusals);
  by_keyboard.run();
  by_mouse.run();
  EXPECT_TRUE(test::same_pixels(by_keyboard.host.screen, by_mouse.host.screen));
}

TEST(LaterMoves, AreDroppedOnlyAfterTheQuestion) {
  Stage stage(test::two_people, "b2.a1.c3");
  stage.app.command([](Session& s) { return s.jump(1); });
  stage.app.play(cell("c1"));
  EXPECT_EQ(stage.host.refusals, (std::vector{std::pair(cell("c1"), PlayRefusal::drops_moves)}));
  EXPECT_TRUE(shows(stage.session(), "... .X. ..."));
  stage.app.drop_later_moves();
  EXPECT_TRUE(shows(stage.session(), "..O .X. ..."));
  EXPECT_EQ(to_text(stage.session().view().moves), "b2.c1");
  stage.app.drop_later_moves();
  EXPECT_TRUE(shows(stage.session(), "..O .X. ..."));
}

TEST(LaterMoves, AQuestionDoesNotShakeTheBoard) {
  Stage stage(test::two_people, "b2.a1.c3");
  stage.app.command([](Session& s) { return s.jump(1); });
  stage.app.set_motion(true);
  stage.run();
  const auto presented = stage.app.frames_presented();
  stage.app.play(cell("c1"));
  stage.run();
  EXPECT_EQ(stage.app.frames_presented(), presented);
}

class ForgottenQuestion : public testing::Test {
 protected:
  ForgottenQuestion() : stage(test::two_people, "b2.a1.c3") {
    stage.app.command([](Session& s) { return s.jump(1); });
    stage.app.play(cell("c1"));
  }
  void expect_forgotten() {
    const View before = stage.session().view();
    stage.app.drop_later_moves();
    EXPECT_EQ(stage.session().view(), before);
  }
  Stage stage;
};

TEST_F(ForgottenQuestion, AfterUndo) {
  stage.app.command([](Session& s) { return s.undo(); });
  expect_forgotten();
}

TEST_F(ForgottenQuestion, AfterAnotherRefusedMove) {
  stage.app.play(cell("b2"));
  expect_forgotten();
}

TEST_F(ForgottenQuestion, AfterTheMoveThatIsInTheHistory) {
  stage.app.play(cell("a1"));
  EXPECT_EQ(to_text(stage.session().view().moves), "b2.a1.c3");
  expect_forgotten();
}

TEST(LaterMoves, AQuestionIsForgottenInANewGameFromTheSameEmptyBoard) {
  Stage stage(test::two_people, "b2.a1");
  stage.app.command([](Session& s) { return s.jump(0); });
  stage.app.play(cell("c1"));
  stage.app.command([](Session& s) { return s.rematch(false), true; });
  stage.app.drop_later_moves();
  EXPECT_TRUE(shows(stage.session(), "... ... ..."));
}

TEST(LaterMoves, AQuestionSurvivesWhatTheThinkerSays) {
  Stage stage(test::two_people, "b2.a1.c3");
  stage.app.analyse(true);
  stage.app.command([](Session& s) { return s.jump(1); });
  stage.app.play(cell("c1"));
  stage.thinker.say_more(Assessment::unknown(8));
  stage.app.frame();
  stage.app.drop_later_moves();
  EXPECT_TRUE(shows(stage.session(), "..O .X. ..."));
}

TEST(Thoughts, AreToldToTheHostAsTheyCome) {
  Stage stage;
  stage.app.ask_for_hint();
  stage.run();
  const int before = stage.host.views;
  stage.app.frame();
  EXPECT_EQ(stage.host.views, before);
  stage.thinker.answer(cell("b2"));
  stage.app.frame();
  EXPECT_EQ(stage.host.views, before + 1);
  ASSERT_TRUE(stage.match.thoughts().hint);
  EXPECT_EQ(stage.match.thoughts().hint->move, cell("b2"));
}

TEST(Thoughts, AreAskedForThroughTheApp) {
  Stage stage;
  stage.app.analyse(true);
  ASSERT_EQ(stage.thinker.requests.size(), 1U);
  EXPECT_EQ(stage.thinker.requests[0].task, ThinkTask::analysis);
  stage.app.analyse(false);
  EXPECT_EQ(stage.thinker.stops, 1);
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
  stage.app.command([](Session& s) { return s.new_game(test::two_people), true; });
  stage.app.play(*stage.app.focus());
  stage.run();
  EXPECT_TRUE(shows(stage.session(), "... ... ..."));
  EXPECT_EQ(test::count(stage.host.screen, stage.area, test::loud.focus), 0);
}

}  // namespace
}  // namespace mnk
