#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/stage.h"

// Mouse and taps: what a press and its release do, where they are taken to be, and what hovers.
namespace mnk {
namespace {

using test::cell;
using test::count;
using test::human;
using test::loud;
using test::players;
using test::shows;
using test::Stage;

TEST(Click, PlaysTheCellUnderIt) {
  Stage stage;
  stage.click("b2");
  stage.click("a1");
  EXPECT_TRUE(shows(stage.session, "O.. .X. ..."));
  EXPECT_TRUE(stage.host.refusals.empty());
}

TEST(Click, ActsOnRelease) {
  Stage stage;
  stage.press("b2");
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  stage.release("b2");
  EXPECT_TRUE(shows(stage.session, "... .X. ..."));
}

TEST(Click, ThatSlidesOffItsCellDoesNothing) {
  Stage stage;
  stage.press("b2");
  stage.release("c2");
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  EXPECT_TRUE(stage.host.refusals.empty());
  stage.release("b2");
  EXPECT_TRUE(shows(stage.session, "... ... ...")) << "that press is over";
}

TEST(Click, ThatSlidesOffAndBackPlays) {
  Stage stage;
  stage.press("b2");
  stage.point_at("c2");
  stage.point_at("b2");
  stage.release("b2");
  EXPECT_TRUE(shows(stage.session, "... .X. ..."));
}

TEST(Click, ThatStartsOrEndsBesideTheBoardDoesNothing) {
  Stage stage;
  stage.resize(500, 300);
  stage.press(50, 150);
  stage.release("a2");
  stage.press("a2");
  stage.release(50, 150);
  stage.press(50, 150);
  stage.release(50, 150);
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  EXPECT_TRUE(stage.host.refusals.empty());
}

TEST(Click, OfAnotherButtonDoesNothing) {
  for (const Uint8 which : {Uint8{SDL_BUTTON_RIGHT}, Uint8{SDL_BUTTON_MIDDLE}}) {
    Stage stage;
    stage.button(SDL_MOUSEBUTTONDOWN, 150, 150, which);
    stage.button(SDL_MOUSEBUTTONUP, 150, 150, which);
    EXPECT_TRUE(shows(stage.session, "... ... ..."));
  }
}

using Reason = event::Refused::Reason;

struct RefusedClick {
  std::string name;
  Settings settings;
  std::string moves;
  std::string cell;
  Reason reason;
};

void PrintTo(const RefusedClick& given, std::ostream* out) { *out << given.name; }

class Refused : public testing::TestWithParam<RefusedClick> {};

TEST_P(Refused, ChangesNothingTellsTheReasonAndShakes) {
  Stage stage(GetParam().settings, GetParam().moves);
  stage.run();
  stage.app.set_motion(true);
  stage.run();
  const View before = stage.session.view();
  const Frame still = test::copy(stage.host.screen);
  stage.click(GetParam().cell);
  EXPECT_EQ(stage.session.view(), before);
  EXPECT_EQ(stage.host.refusals,
            (std::vector{std::pair(std::optional(cell(GetParam().cell)), GetParam().reason)}));
  const bool marked = stage.session.position().at(cell(GetParam().cell)).has_value();
  stage.clock.now += 30;
  stage.app.frame();
  EXPECT_EQ(!test::same_pixels(stage.host.screen, still), marked) << "only a mark can shake";
  stage.run();
  EXPECT_TRUE(test::same_pixels(stage.host.screen, still));
}

INSTANTIATE_TEST_SUITE_P(
    Each, Refused,
    testing::Values(
        RefusedClick{"OnTheOtherSidesMark", test::two_people, "b2", "b2", Reason::taken},
        RefusedClick{"OnTheOwnMark", test::two_people, "b2.a1", "b2", Reason::taken},
        RefusedClick{"AfterAWin", test::two_people, "a1.a2.b1.b2.c1", "c3", Reason::game_over},
        RefusedClick{"OnTheWinningLine", test::two_people, "a1.a2.b1.b2.c1", "b1",
                     Reason::game_over},
        RefusedClick{"WhileTheComputerThinks", players(human, PlayerKind::hard), "b2", "a1",
                     Reason::not_your_turn}),
    [](const auto& each) { return each.param.name; });

class Ratio : public testing::TestWithParam<float> {};

TEST_P(Ratio, EveryPointOfTheWindowIsTheCellThatIsDrawnThere) {
  const float ratio = GetParam();
  Stage stage(players(human, human, test::rules("7,5,4")));
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
    ASSERT_EQ(stage.session.view().last_move(), expected) << x << ',' << y;
    stage.run("rematch");
  }
}

INSTANTIATE_TEST_SUITE_P(Each, Ratio, testing::Values(1.0F, 1.25F, 1.5F, 2.0F, 3.0F));

TEST(HighDensity, DrawsMorePixelsForTheSameWindow) {
  Stage stage;
  stage.resize(600, 600, 2);
  stage.press(250, 50);
  stage.release(250, 50);
  EXPECT_TRUE(shows(stage.session, "..X ... ..."));
  stage.run();
  EXPECT_EQ(test::pixel(stage.host.screen, 500, 100), loud.x);
}

TEST(Hover, ShowsOnTheEmptyCellUnderTheMouse) {
  Stage stage;
  stage.point_at("b2");
  stage.run();
  EXPECT_GT(count(stage.host.screen, stage.rect("b2"), loud.hover), 8000);
  stage.point_at("c2");
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.rect("b2"), loud.hover), 0);
  EXPECT_GT(count(stage.host.screen, stage.rect("c2"), loud.hover), 8000);
}

TEST(Hover, GoesWhenTheMouseLeavesBoardOrWindow) {
  Stage stage;
  stage.resize(500, 300);
  stage.point_at("a2");
  stage.run();
  ASSERT_GT(count(stage.host.screen, stage.area, loud.hover), 0);
  stage.move_to(50, 150);
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.hover), 0);
  stage.point_at("a2");
  stage.run();
  ASSERT_GT(count(stage.host.screen, stage.area, loud.hover), 0);
  stage.window_event(SDL_WINDOWEVENT_LEAVE);
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.hover), 0);
}

TEST(Hover, LeavesNoGhostAfterTheEnd) {
  Stage stage(test::two_people, "a1.a2.b1.b2");
  stage.point_at("c3");
  stage.run();
  ASSERT_GT(count(stage.host.screen, stage.rect("c3"), loud.hover), 0);
  stage.play("c1");
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.hover), 0);
  stage.point_at("b3");
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.hover), 0);
}

TEST(Hover, IsBackUnderTheMouseThatDidNotMoveWhenTheCellIsFreeAgain) {
  Stage stage;
  stage.point_at("b2");
  stage.click("b2");
  stage.run();
  stage.run("undo");
  stage.run();
  EXPECT_GT(count(stage.host.screen, stage.rect("b2"), loud.hover), 8000);
}

TEST(Hover, FollowsTheMouseToTheCellOfAnotherBoardOrSize) {
  Stage stage;
  stage.point_at("c3");
  stage.run("new rules=5,5,4");
  stage.run();
  EXPECT_GT(count(stage.host.screen, stage.rect("e5"), loud.hover), 0);
  EXPECT_EQ(count(stage.host.screen, stage.rect("c3"), loud.hover), 0);
  stage.resize(900, 900);
  EXPECT_GT(count(stage.host.screen, stage.rect("b2"), loud.hover), 0);
}

TEST(Hover, IsNotLeftBehindByAFinger) {
  Stage stage;
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.which = SDL_TOUCH_MOUSEID;
  event.motion.x = 150;
  event.motion.y = 150;
  stage.app.handle(event);
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.hover), 0);
}

TEST(Aiming, TheFirstTapAimsAndTheSecondPlays) {
  Stage stage;
  stage.app.set_aiming(true);
  stage.click("b2");
  EXPECT_EQ(stage.session.aim(), cell("b2"));
  EXPECT_TRUE(shows(stage.session, "... ... ..."));
  stage.run();
  EXPECT_GT(count(stage.host.screen, stage.rect("b2"), loud.focus), 0);
  stage.click("b2");
  EXPECT_TRUE(shows(stage.session, "... .X. ..."));
  EXPECT_EQ(stage.session.aim(), std::nullopt);
  stage.run();
  EXPECT_EQ(count(stage.host.screen, stage.area, loud.focus), 0);
}

TEST(Aiming, ATapElsewhereAimsThere) {
  Stage stage;
  stage.app.set_aiming(true);
  stage.click("b2");
  stage.click("a1");
  EXPECT_EQ(stage.session.aim(), cell("a1"));
  stage.click("a1");
  EXPECT_TRUE(shows(stage.session, "X.. ... ..."));
}

TEST(Aiming, TellTheHostOfAnAim) {
  Stage stage;
  stage.app.set_aiming(true);
  const int before = stage.host.tellings;
  stage.click("b2");
  EXPECT_EQ(stage.host.tellings, before + 1);
}

TEST(Aiming, ATakenCellIsRefusedAtOnce) {
  Stage stage(test::two_people, "b2");
  stage.app.set_aiming(true);
  stage.click("b2");
  EXPECT_EQ(stage.session.aim(), std::nullopt);
  EXPECT_EQ(stage.host.refusals.size(), 1U);
}

TEST(Aiming, AnAimIsDroppedWhenTheBoardChanges) {
  Stage stage(test::two_people, "b2");
  stage.app.set_aiming(true);
  stage.click("a1");
  stage.run("undo");
  EXPECT_EQ(stage.session.aim(), std::nullopt);
  stage.click("a1");
  EXPECT_EQ(stage.session.aim(), cell("a1"));
}

TEST(Aiming, SwitchedOffTheNextTapPlays) {
  Stage stage;
  stage.app.set_aiming(true);
  stage.click("a1");
  stage.app.set_aiming(false);
  stage.click("c3");
  EXPECT_TRUE(shows(stage.session, "... ... ..X"));
  EXPECT_EQ(stage.session.aim(), std::nullopt);
}

TEST(Aiming, DoNotConcernTheKeyboard) {
  Stage stage;
  stage.app.set_aiming(true);
  stage.play("b2");
  EXPECT_TRUE(shows(stage.session, "... .X. ..."));
}

TEST(Clicks, OnTheSmallestCellsOfTheLargestBoardStillHit) {
  Stage stage(players(human, human, test::rules("20,20,5")));
  stage.resize(60, 60);
  stage.press(28, 28);
  stage.release(28, 28);
  EXPECT_EQ(stage.session.view().last_move(), cell("j10"));
  stage.run();
  EXPECT_GE(stage.host.frames, 2);
}

}  // namespace
}  // namespace mnk
