#include <gtest/gtest.h>

#include "support/test_web_game.h"

// The game requests frames and wake-ups only if it has something to draw or to wait for.
namespace mnk {
namespace {

using test::TestWebGame;

class Quiet : public testing::TestWithParam<const char*> {};

TEST_P(Quiet, ComesAfterEveryCommand) {
  for (const bool motion : {false, true}) {
    TestWebGame game("moves=a1.a2.b1.b2");
    game.send(motion ? "motion on" : "motion off");
    game.send("undo");
    game.send("play c3");
    game.settle();
    game.send(GetParam());
    game.settle();
    const int requested = game.page.frames_requested;
    const int presented = game.page.presented;
    const std::size_t told = game.page.told.size();
    const std::size_t wakings = game.page.wakings.size();
    for (int i = 0; i < 10; ++i) {
      game.clock.now += 1'000;
      game.game.frame();
    }
    EXPECT_EQ(game.page.frames_requested, requested);
    EXPECT_EQ(game.page.wakings.size(), wakings);
    EXPECT_EQ(game.page.presented, presented);
    EXPECT_EQ(game.page.told.size(), told);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Each, Quiet,
    testing::Values("play c2", "play a1", "play d9", "aim c2", "undo", "redo", "jump 0", "restore",
                    "new", "new rules=5,5,4", "rematch", "rematch swap", "players human hard",
                    "players hard hard", "open", "open rules=9", "resume", "adopt x", "hint",
                    "analyse on", "analyse off", "pace 5", "retry", "engine lost", "thought x",
                    "resize 200 100 2", "resize no", "theme grid=#123456", "theme no", "motion on",
                    "motion off", "taps aim", "taps play", "values words", "preview b2.c3",
                    "focus b2", "focus none", "redraw", "nonsense", ""));

TEST(Frames, AreAskedForOnceUntilOneHasCome) {
  TestWebGame game;
  const int before = game.page.frames_requested;
  game.send("play b2");
  game.send("play a1");
  game.send("focus c3");
  EXPECT_EQ(game.page.frames_requested, before + 1);
  game.game.frame();
  EXPECT_EQ(game.page.frames_requested, before + 1);
}

TEST(Frames, OfAMouseThatPlaysComeByRequest) {
  TestWebGame game;
  game.click(150, 150);
  game.game.request_frame();
  EXPECT_EQ(game.view().at("cells"), "\"....X....\"");
  EXPECT_GE(game.settle(), 1);
}

TEST(Resize, PaintsBeforeItReturns) {
  TestWebGame game("moves=b2");
  const int presented = game.page.presented;
  const int requested = game.page.frames_requested;
  game.send("resize 200 100 2.5");
  EXPECT_EQ(game.page.presented, presented + 1);
  EXPECT_EQ(game.page.width, 500);
  EXPECT_EQ(game.page.height, 250);
  EXPECT_EQ(game.page.last_changed, (PixelRect{.x = 0, .y = 0, .width = 500, .height = 250}));
  EXPECT_EQ(game.page.canvas.x, 200);
  EXPECT_EQ(game.page.canvas.y, 100);
  EXPECT_EQ(game.page.frames_requested, requested);
}

TEST(Resize, ToLessThanAPixelStillHasOne) {
  TestWebGame game;
  game.send("resize 0.1 0.2 0.5");
  EXPECT_EQ(game.page.width, 1);
  EXPECT_EQ(game.page.height, 1);
}

TEST(Resize, PlaysAMoveThatIsDueMeanwhile) {
  TestWebGame game("o=hard&moves=b2");
  game.send(game.report("a1"));
  game.clock.now += 800;
  EXPECT_EQ(game.send("resize 100 100 1"), "played");
}

TEST(Reply, ThatIsDueIsPresentedByTheFirstFrameAfterItsReport) {
  TestWebGame game("o=hard");
  game.send("pace 0");
  game.send("play b2");
  game.settle();
  const int requested = game.page.frames_requested;
  const int presented = game.page.presented;
  EXPECT_EQ(game.send(game.report("a1")), "played");
  EXPECT_EQ(game.page.frames_requested, requested + 1);
  game.game.frame();
  EXPECT_EQ(game.page.presented, presented + 1);
  EXPECT_EQ(game.page.frames_requested, requested + 1);
}

TEST(Reply, ThatWaitsIsPlayedAndPresentedByItsWaking) {
  TestWebGame game("o=hard&moves=b2");
  game.settle();
  const int requested = game.page.frames_requested;
  const int presented = game.page.presented;
  EXPECT_EQ(game.send(game.report("a1")), "");
  ASSERT_EQ(game.page.wakings.size(), 1U);
  EXPECT_EQ(game.page.frames_requested, requested);
  game.clock.now += game.page.wakings[0];
  game.game.frame();
  EXPECT_EQ(game.view().at("cells"), "\"O...X....\"");
  EXPECT_EQ(game.page.presented, presented + 1);
  EXPECT_EQ(game.page.frames_requested, requested);
  EXPECT_EQ(game.page.wakings.size(), 1U);
}

TEST(Reply, ThatWaitsAsksForOneWakingWhateverElseIsDrawn) {
  TestWebGame game("o=hard&moves=b2");
  game.send(game.report("a1"));
  for (int i = 0; i < 5; ++i) {
    game.clock.now += 8;
    game.send(i % 2 == 0 ? "focus a1" : "focus none");
    game.settle();
  }
  EXPECT_EQ(game.page.wakings.size(), 1U);
}

TEST(Reply, WokenTooEarlyIsWokenAgain) {
  TestWebGame game("o=hard&moves=b2");
  game.send(game.report("a1"));
  ASSERT_EQ(game.page.wakings.size(), 1U);
  game.clock.now += game.page.wakings[0] - 3;
  game.game.frame();
  ASSERT_EQ(game.page.wakings.size(), 2U);
  EXPECT_EQ(game.page.wakings[1], 3U);
  game.clock.now += 3;
  game.game.frame();
  EXPECT_EQ(game.view().at("cells"), "\"O...X....\"");
}

TEST(Reply, ThatBecomesDueEarlierIsWokenEarlier) {
  TestWebGame game("o=hard&moves=b2");
  game.send(game.report("a1"));
  ASSERT_EQ(game.page.wakings.size(), 1U);
  game.send("pace 100");
  ASSERT_EQ(game.page.wakings.size(), 2U);
  EXPECT_LE(game.page.wakings[1], 100U);
}

}  // namespace
}  // namespace mnk
