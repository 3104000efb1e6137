#include <gtest/gtest.h>

#include "support/test_session.h"

// Nobody is there to think: said once, nothing is sought for ever, and a retry begins anew.
namespace mnk {
namespace {

using test::cell;
using test::human;
using test::kinds;
using test::only;
using test::players;
using test::refusal;
using test::TestSession;
using Reason = event::Refused::Reason;

/// A game whose thinker has been lost, which has been said.
TestSession& lose(TestSession& game) {
  game.thinker.gone = true;
  EXPECT_TRUE(only<event::ThinkerChanged>(game.session.tick()).lost);
  return game;
}

TEST(LostThinker, GivesNoHintAndNoAnalysis) {
  TestSession game;
  lose(game);
  EXPECT_EQ(refusal(game.run("hint")), Reason::no_thinker);
  EXPECT_EQ(refusal(game.run("analyse on")), Reason::no_thinker);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
  EXPECT_FALSE(game.session.thoughts().analysis_wanted);
  EXPECT_EQ(kinds(game.run("analyse off")), "");
  EXPECT_TRUE(game.thinker.requests.empty());
}

TEST(LostThinker, IsFoundOutByTheQuestionItself) {
  TestSession game;
  game.thinker.gone = true;
  EXPECT_EQ(kinds(game.run("hint")), "refused thinker");
  TestSession other;
  other.thinker.gone = true;
  EXPECT_EQ(kinds(other.run("analyse on")), "refused thinker");
}

TEST(LostThinker, EndsAHintThatIsSought) {
  TestSession game;
  game.run("hint");
  game.thinker.gone = true;
  const Events events = game.session.tick();
  EXPECT_EQ(kinds(events), "refused thinker");
  EXPECT_EQ(only<event::Refused>(events).reason, Reason::no_thinker);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
}

TEST(LostThinker, EndsAnAnalysisInTheMiddle) {
  TestSession game;
  game.run("analyse on");
  game.thinker.say_more(Assessment::unknown(9));
  game.session.tick();
  game.thinker.gone = true;
  const Events events = game.session.tick();
  EXPECT_EQ(kinds(events), "analysing thinker");
  EXPECT_FALSE(only<event::Analysing>(events).on);
  EXPECT_FALSE(game.session.thoughts().analysis);
}

TEST(LostThinker, LeavesWhatItHasSaidUntilTheBoardChanges) {
  TestSession game;
  game.run("hint");
  game.thinker.answer(cell("b2"));
  game.session.tick();
  game.run("analyse on");
  game.thinker.reports.push_back(
      test::FakeThinker::answer_to(game.thinker.requests.back(), std::nullopt));
  game.session.tick();
  lose(game);
  EXPECT_TRUE(game.session.thoughts().hint);
  EXPECT_TRUE(game.session.thoughts().analysis);
  EXPECT_EQ(kinds(game.run("play b2")), "played analysing")
      << "the next position has nobody to look at it";
  EXPECT_FALSE(game.session.thoughts().analysis_wanted);
}

TEST(LostThinker, LetsTwoPeoplePlay) {
  TestSession game;
  lose(game);
  EXPECT_EQ(kinds(game.run("play b2")), "played");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
}

TEST(Retry, AsksForTheMoveAgain) {
  TestSession game(players(human, PlayerKind::hard), "b2");
  lose(game);
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  EXPECT_FALSE(game.session.thinker_lost());
  ASSERT_EQ(game.thinker.requests.size(), 2U);
  game.thinker.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "played");
}

TEST(Retry, AsksForAMoveAgainThatCouldNotBeGiven) {
  TestSession game(players(human, PlayerKind::hard), "b2");
  game.thinker.reports.push_back(
      test::FakeThinker::answer_to(game.thinker.requests.back(), std::nullopt));
  EXPECT_EQ(kinds(game.session.tick()), "thinker");
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  EXPECT_EQ(game.thinker.requests.size(), 2U);
}

TEST(Retry, OfAThinkerThatIsThereAsksItOnceMore) {
  TestSession game;
  game.run("analyse on");
  EXPECT_EQ(kinds(game.run("retry")), "");
  ASSERT_EQ(game.thinker.requests.size(), 2U);
  EXPECT_EQ(game.thinker.requests[1].task, ThinkTask::analysis);
}

TEST(Retry, ThatFailsSaysSoAgain) {
  TestSession game;
  lose(game);
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  lose(game);
}

}  // namespace
}  // namespace mnk
