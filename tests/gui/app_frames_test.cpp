#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/stage.h"
#include "support/stage_script.h"

// Frames: drawn only after a change, and right after any sequence of changes.
namespace mnk {
namespace {

using test::cell;
using test::count;
using test::human;
using test::loud;
using test::players;
using test::Stage;

TTT_STAGE_SCRIPTS(R"(
Frames.ShowAWinHighlightedAndNoLastMove
stage a1.a2.b1.b2
look | b2:last !:highlight
play c1 | a1:highlight>1000 b1:highlight>1000 c1:highlight>1000 !:last
look | !a2:highlight !b2:highlight !c2:highlight !a3:highlight !b3:highlight !c3:highlight
undo | !:highlight !:rim

Frames.ShowTheLastMoveWhereTheCursorIs
stage b2.a1.c3
look | c3:last
jump 1 | b2:last !c3:last

Frames.AreNoneWhileNothingChanges
stage b2.a1
wait 100000 | frames=0 next=none

Frames.AreNoneForAMouseThatMovesWithinACellOrOverMarksOrBesideTheBoard
stage b2.a1
resize 500 300
point c3
point 310 210 | frames=0
point 329 248 | frames=0
point b2 | frames=1 // c3 is not pointed at any more
point a1 | frames=0
point 20 20 | frames=0

Frames.AreNoneForThingsThatAreAsTheyWere
stage b2
focus a1
focus a1 | frames=0
aiming off | frames=0
jump 1 | frames=0

Frames.OfAMoveCoverItsCellAndThatOfTheMoveBefore
stage rules=15,15,5
resize 900 900
play b2 | changed=b2
play b4 | changed=b2,b4

Frames.ComeAnewWhenTheWindowWasCovered
look
expose | frames=1 changed=all

Preview.EndsWithTheNextMoveAndPassesOverCellsThatAreNotFree
stage b2
look | !a1:painted
preview b2.t20.a1 | b2:x>100 a1:painted // b2 has its mark
play c3 | !a1:painted !a1:hover

Preview.DrawsTheLineThatItCompletes
stage a1.a2.b1.b2
preview c1 | a1:highlight>1000 c1:highlight>1000
preview none | !:highlight !:rim

Focus.IsDrawnWhereItIsSet
focus c2 | c2:focus
focus none | !:focus

Focus.OffASmallerBoardIsDrawnNowhereAndPlaysNothing
stage rules=5,5,4
focus e5
new rules=3,3,3
play e5 | board=.../.../... !:focus
)");

/// On the line through a1, b1 and c1, beyond the mark on c1.
constexpr Point end_of_line{.x = 285, .y = 50};

/// Whether the screen equals a complete repaint.
testing::AssertionResult shows_all(Stage& stage) {
  const Frame before = test::copy(stage.host.screen);
  stage.app.redraw();
  stage.app.frame();
  return test::same_pixels(before, stage.host.screen);
}

TEST(Frames, ShowTheEndOfAMotionThatIsSwitchedOff) {
  Stage stage(test::two_people, "a1.a2.b1.b2");
  stage.app.set_motion(true);
  stage.play("c1");
  stage.pass(40);
  stage.app.set_motion(false);
  stage.app.frame();
  EXPECT_EQ(stage.app.next_frame(), std::nullopt);
  EXPECT_EQ(test::pixel(stage.host.screen, end_of_line), loud.highlight);
  EXPECT_TRUE(shows_all(stage));
}

TEST(Frames, ComeWhenTheComputersMoveIsDue) {
  Stage stage(players(human, PlayerKind::hard));
  stage.click("b2");
  stage.app.frame();
  EXPECT_EQ(stage.app.next_frame(), std::nullopt) << "the engine wakes the host";
  stage.engine.answer(cell("a1"));
  stage.app.frame();
  ASSERT_TRUE(stage.app.next_frame());
  EXPECT_EQ(*stage.app.next_frame(), 800U);
  stage.pass(800);
  EXPECT_TRUE(test::shows(stage.session, "O.. .X. ..."));
  EXPECT_GT(count(stage.host.screen, stage.rect("a1"), loud.o), 0);
}

TEST(Frames, AreNoneForTheSameThemeAndTheSameMotion) {
  Stage stage(test::two_people, "b2");
  stage.run();
  const int shown = stage.host.frames;
  stage.app.set_theme(loud);
  stage.app.set_motion(false);
  stage.run();
  EXPECT_EQ(stage.host.frames, shown);
  EXPECT_EQ(test::pixel(stage.app.picture(), 150, 150), loud.x);
}

TEST(Frames, TooLargeForTheMemoryAreRefusedAndThePictureStays) {
  Stage stage(test::two_people, "b2");
  stage.run();
  constexpr int huge = 1 << 20;
  EXPECT_FALSE(stage.app.set_area(huge, huge, {.x = 0, .y = 0, .width = huge, .height = huge}, 1));
  EXPECT_EQ(stage.app.next_frame(), std::nullopt);
  EXPECT_EQ(stage.app.picture().width(), 300);
  EXPECT_EQ(test::pixel(stage.app.picture(), 150, 150), loud.x);
  stage.click("a1");
  EXPECT_EQ(stage.session.game().end(), 2) << "and the board is where it was";
}

TEST(Frames, OfAnotherThemeCoverThePictureBesideTheBoardToo) {
  Stage stage(test::two_people, "b2");
  EXPECT_TRUE(stage.app.set_area(500, 400, {.x = 100, .y = 50, .width = 300, .height = 300}, 1));
  stage.run();
  EXPECT_EQ(test::pixel(stage.host.screen, 2, 2), loud.background);
  Theme dark = loud;
  dark.background = {.red = 9, .green = 9, .blue = 9};
  stage.app.set_theme(dark);
  stage.run();
  EXPECT_EQ(
      count(stage.host.screen, {.x = 0, .y = 0, .width = 500, .height = 400}, loud.background), 0);
  EXPECT_EQ(test::pixel(stage.host.screen, 2, 2), dark.background);
  EXPECT_EQ(test::pixel(stage.host.screen, 250, 200), loud.x);
}

TEST(TinyWindows, AreDrawnAndPlayedWithoutHarm) {
  struct Room {
    int width;
    int height;
    PixelRect board;
  };
  for (const auto& [width, height, board] :
       {Room{0, 0, {}}, Room{1, 1, {.x = 0, .y = 0, .width = 1, .height = 1}},
        Room{3, 2, {.x = 0, .y = 0, .width = 3, .height = 2}},
        Room{12, 30, {.x = 16, .y = 16, .width = -20, .height = -2}},
        Room{30, 30, {.x = -5, .y = -5, .width = 60, .height = 60}},
        Room{40, 40, {.x = 0, .y = 0, .width = 40, .height = 40}}}) {
    SCOPED_TRACE(std::to_string(width) + " by " + std::to_string(height));
    Stage stage(players(human, human, test::rules("20,20,5")), "a1.t20");
    stage.app.set_motion(true);
    EXPECT_TRUE(stage.app.set_area(width, height, board, 1));
    stage.app.set_focus(cell("j10"));
    for (int i = -1; i < 6; ++i) {
      stage.move_to(i, i);
      stage.press(i, i);
      stage.release(i, i);
      stage.run();
    }
    stage.run("new rules=1,1,1");
    stage.play("a1");
    stage.run();
    EXPECT_EQ(stage.session.position().outcome(), Outcome::win(Mark::X));
    EXPECT_EQ(stage.host.screen.width(), std::max(1, width));
    EXPECT_TRUE(shows_all(stage));
  }
}

class RandomUse : public testing::TestWithParam<int> {};

TEST_P(RandomUse, ShowsAtEveryStepWhatPaintingAnewShows) {
  test::Dice dice(static_cast<std::uint32_t>(GetParam()));
  const int most = GetParam() % 4 == 0 ? Rules::max_side : 5;
  Stage stage(players(human, human, dice.rules(most)));
  stage.app.set_motion(GetParam() % 2 == 0);
  stage.resize(dice.between(20, 260), dice.between(20, 260));
  const auto any_cell = [&] {
    const Rules& rules = stage.session.position().board();
    return rules.cell(dice.below(rules.cell_count()));
  };
  for (int step = 0; step < 60; ++step) {
    switch (dice.below(9)) {
      case 0:
        stage.move_to(dice.below(stage.area.width), dice.below(stage.area.height));
        break;
      case 1:
        stage.app.set_focus(dice.below(3) == 0 ? std::nullopt : std::optional(any_cell()));
        break;
      case 2:
        stage.run("undo");
        break;
      case 3:
        stage.run("redo");
        break;
      case 4:
        if (stage.session.position().outcome().over() && dice.below(3) == 0) {
          stage.run("rematch swap");
        }
        break;
      default:
        stage.app.run(command::Play{any_cell()});
    }
    for (int i = dice.below(4); i > 0; --i) stage.pass(dice.below(90));
    stage.app.frame();
    ASSERT_TRUE(shows_all(stage)) << "at step " << step;
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomUse, testing::Range(0, 24));

}  // namespace
}  // namespace mnk
