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

/// A game whose engine has been lost, which has been said.
TestSession& lose(TestSession& game) {
  game.engine.gone = true;
  EXPECT_TRUE(only<event::EngineChanged>(game.session.tick()).lost);
  return game;
}

TEST(LostEngine, GivesNoHintAndNoAnalysis) {
  TestSession game;
  lose(game);
  EXPECT_EQ(refusal(game.run("hint")), Reason::no_engine);
  EXPECT_EQ(refusal(game.run("analyse on")), Reason::no_engine);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
  EXPECT_FALSE(game.session.thoughts().analysis_wanted);
  EXPECT_EQ(kinds(game.run("analyse off")), "");
  EXPECT_TRUE(game.engine.requests.empty());
}

TEST(LostEngine, IsFoundOutByTheQuestionItself) {
  TestSession game;
  game.engine.gone = true;
  EXPECT_EQ(kinds(game.run("hint")), "refused thinker");
  TestSession other;
  other.engine.gone = true;
  EXPECT_EQ(kinds(other.run("analyse on")), "refused thinker");
}

TEST(LostEngine, EndsAHintThatIsSought) {
  TestSession game;
  game.run("hint");
  game.engine.gone = true;
  const Events events = game.session.tick();
  EXPECT_EQ(kinds(events), "refused thinker");
  EXPECT_EQ(only<event::Refused>(events).reason, Reason::no_engine);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
}

TEST(LostEngine, EndsAnAnalysisInTheMiddle) {
  TestSession game;
  game.run("analyse on");
  game.engine.say_more(Assessment::unknown(9));
  game.session.tick();
  game.engine.gone = true;
  const Events events = game.session.tick();
  EXPECT_EQ(kinds(events), "analysing thinker");
  EXPECT_FALSE(only<event::Analysing>(events).on);
  EXPECT_FALSE(game.session.thoughts().analysis);
}

TEST(LostEngine, LeavesWhatItHasSaidUntilTheBoardChanges) {
  TestSession game;
  game.run("hint");
  game.engine.answer(cell("b2"));
  game.session.tick();
  game.run("analyse on");
  game.engine.reports.push_back(
      test::FakeEngine::answer_to(game.engine.requests.back(), std::nullopt));
  game.session.tick();
  lose(game);
  EXPECT_TRUE(game.session.thoughts().hint);
  EXPECT_TRUE(game.session.thoughts().analysis);
  EXPECT_EQ(kinds(game.run("play b2")), "played analysing")
      << "the next position has nobody to look at it";
  EXPECT_FALSE(game.session.thoughts().analysis_wanted);
}

TEST(LostEngine, LetsTwoPeoplePlay) {
  TestSession game;
  lose(game);
  EXPECT_EQ(kinds(game.run("play b2")), "played");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
}

TEST(Retry, AsksForTheMoveAgain) {
  TestSession game(players(human, PlayerKind::hard), "b2");
  lose(game);
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  EXPECT_FALSE(game.session.engine_lost());
  ASSERT_EQ(game.engine.requests.size(), 2U);
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "played");
}

TEST(Retry, AsksForAMoveAgainThatCouldNotBeGiven) {
  TestSession game(players(human, PlayerKind::hard), "b2");
  game.engine.reports.push_back(
      test::FakeEngine::answer_to(game.engine.requests.back(), std::nullopt));
  EXPECT_EQ(kinds(game.session.tick()), "thinker");
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  EXPECT_EQ(game.engine.requests.size(), 2U);
}

TEST(Retry, OfAEngineThatIsThereAsksItOnceMore) {
  TestSession game;
  game.run("analyse on");
  EXPECT_EQ(kinds(game.run("retry")), "");
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_EQ(game.engine.requests[1].goal, SearchGoal::analysis);
}

TEST(Retry, ThatFailsSaysSoAgain) {
  TestSession game;
  lose(game);
  EXPECT_EQ(kinds(game.run("retry")), "thinker");
  lose(game);
}

}  // namespace
}  // namespace mnk
