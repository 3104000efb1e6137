#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/stage.h"
#include "support/stage_script.h"

// Mouse and taps: what a press and its release do, which cell they hit, and what hovers.
namespace mnk {
namespace {

using test::cell;
using test::human;
using test::Stage;

TTT_STAGE_SCRIPTS(R"(
Click.ActsOnRelease
press b2 | board=.../.../...
release b2 | board=.../.X./...
click a1 | board=O../.X./... refused=none

Click.ThatSlidesOffItsCellDoesNothingUnlessItComesBack
press b2
release c2 | board=.../.../... refused=none
release b2 | board=.../.../... // that press is over
press b2
point c2
point b2
release b2 | board=.../.X./...

Click.ThatStartsOrEndsBesideTheBoardDoesNothing
resize 500 300
press 50 150
release a2
press a2
release 50 150
click 50 150 | board=.../.../... refused=none

Click.OnTheSmallestCellsOfTheLargestBoardStillHits
stage rules=20,20,5
resize 60 60
click 28 28 | last=j10

HighDensity.DrawsMorePixelsForTheSameWindow
resize 600 600 2
click 250 50 | board=..X/.../... c1:x>1200

Hover.ShowsOnTheEmptyCellUnderTheMouse
point b2 | b2:hover>8000
point c2 | !b2:hover c2:hover>8000

Hover.GoesWhenTheMouseLeavesBoardOrWindow
resize 500 300
point a2 | :hover
point 50 150 | !:hover
point a2 | :hover
leave | !:hover

Hover.LeavesNoGhostAfterTheEnd
stage a1.a2.b1.b2
point c3 | c3:hover
play c1 | !:hover
point b3 | !:hover

Hover.IsBackUnderTheMouseThatDidNotMoveWhenTheCellIsFreeAgain
point b2
click b2
undo | b2:hover>8000

Hover.FollowsTheMouseToTheCellOfAnotherBoardOrSize
point c3
new rules=5,5,4 | e5:hover !c3:hover
resize 900 900 | b2:hover

Aiming.TheFirstTapAimsAndTheSecondPlays
aiming on
click b2 | aim=b2 board=.../.../... b2:focus
click a1 | aim=a1 // a tap elsewhere aims there
click a1 | board=X../.../... aim=none !:focus
click a1 | aim=none refused=taken@a1

Aiming.EndsWhenTheBoardChangesOrItIsSwitchedOff
stage b2
aiming on
click a1 | aim=a1
undo | aim=none
click a1 | aim=a1
aiming off
click c3 | board=.../.../..X aim=none

Aiming.DoesNotConcernTheKeyboard
aiming on
play b2 | board=.../.X./...

DraftedBoard.IsShownAndPressedInPlaceOfTheGame
stage b2
draft 2,2,2 X./.O | a1:x>100 b2:o>100 !b2:x !a2:x
draft off | b2:x>100 !a1:x
draft 2,2,2
click 200 200 | draft=../.O board=.../.X./... // b2 had X, which turned

DraftedBoard.TakesMarksOverOthersEvenOnSmallCells
aiming on
draft on
click a1
click a1 | draft=O../.../...

DraftedBoard.AnswersThePointerAndShowsTheFocus
stage b2
draft 2,2,2
focus b1
point 50 200 | a2:hover>100 !a1:hover b1:focus>10 !a1:focus
)");

TEST(Click, OfAnotherButtonDoesNothing) {
  for (const Uint8 which : {Uint8{SDL_BUTTON_RIGHT}, Uint8{SDL_BUTTON_MIDDLE}}) {
    Stage stage;
    stage.button(SDL_MOUSEBUTTONDOWN, 150, 150, which);
    stage.button(SDL_MOUSEBUTTONUP, 150, 150, which);
    EXPECT_TRUE(test::shows(stage.session, "... ... ..."));
  }
}

using Reason = event::Refused::Reason;

TEST(RefusedClick, ChangesNothingTellsTheReasonAndShakes) {
  struct Case {
    Settings settings;
    std::string moves;
    std::string cell;
    Reason reason;
  };
  for (const auto& [settings, moves, name, reason] :
       {Case{test::two_people, "b2", "b2", Reason::taken},
        Case{test::two_people, "b2.a1", "b2", Reason::taken},
        Case{test::two_people, "a1.a2.b1.b2.c1", "c3", Reason::game_over},
        Case{test::two_people, "a1.a2.b1.b2.c1", "b1", Reason::game_over},
        Case{test::players(human, PlayerKind::hard), "b2", "a1", Reason::not_your_turn}}) {
    SCOPED_TRACE(moves + " " + name);
    Stage stage(settings, moves);
    stage.run();
    stage.app.set_motion(true);
    stage.run();
    const std::string before = view_json(stage.session);
    const Frame still = test::copy(stage.host.screen);
    stage.click(name);
    EXPECT_EQ(view_json(stage.session), before);
    EXPECT_EQ(stage.host.refusals, (std::vector{std::pair(std::optional(cell(name)), reason)}));
    const bool marked = stage.session.position().at(cell(name)).has_value();
    stage.pass(30);
    EXPECT_EQ(!test::same_pixels(stage.host.screen, still), marked) << "only a mark can shake";
    stage.run();
    EXPECT_TRUE(test::same_pixels(stage.host.screen, still));
  }
}

class Ratio : public testing::TestWithParam<float> {};

TEST_P(Ratio, EveryPointOfTheWindowIsTheCellThatIsDrawnThere) {
  const float ratio = GetParam();
  Stage stage(test::players(human, human, test::rules("7,5,4")));
  constexpr int units_wide = 181;
  constexpr int units_high = 133;
  const auto pixels = [ratio](int units) {
    return static_cast<int>(static_cast<float>(units) * ratio);
  };
  stage.resize(pixels(units_wide), pixels(units_high), ratio);
  test::Dice dice(9);
  for (int i = 0; i < 150; ++i) {
    const int x = dice.between(-4, units_wide + 4);
    const int y = dice.between(-4, units_high + 4);
    const auto expected = stage.layout().cell_at(
        {.x = (static_cast<float>(x) + 0.5F) * ratio, .y = (static_cast<float>(y) + 0.5F) * ratio});
    stage.press(x, y);
    stage.release(x, y);
    ASSERT_EQ(stage.session.position().last_move(), expected) << x << ',' << y;
    stage.run("rematch");
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Ratio, testing::Values(1.0F, 1.25F, 1.5F, 2.0F, 3.0F));

TEST(Hover, IsNotLeftBehindByAFinger) {
  Stage stage;
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.which = SDL_TOUCH_MOUSEID;
  event.motion.x = 150;
  event.motion.y = 150;
  stage.app.handle(event);
  stage.run();
  EXPECT_EQ(test::count(stage.host.screen, stage.area, test::loud.hover), 0);
}

}  // namespace
}  // namespace mnk
