#include <gtest/gtest.h>

#include "support/test_session.h"

// Hints and analysis: asked for beside the game, dropped when the board changes.
namespace mnk {
namespace {

using test::cell;
using test::FakeEngine;
using test::human;
using test::kinds;
using test::players;
using test::refusal;
using test::shows;
using test::TestSession;

using Reason = event::Refused::Reason;

TEST(Hint, AsksThePerfectPlayerAndTellsWhatItSays) {
  TestSession game = TestSession::opened(test::two_people, "b2");
  game.run("hint");
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].goal, SearchGoal::hint);
  EXPECT_EQ(game.engine.requests[0].player, PlayerKind::perfect);
  EXPECT_TRUE(shows(game.engine.requests[0].position, "... .X. ..."));
  EXPECT_TRUE(game.session.thoughts().hint_wanted);
  EXPECT_FALSE(game.session.thoughts().hint);
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "thought");
  ASSERT_TRUE(game.session.thoughts().hint);
  EXPECT_EQ(game.session.thoughts().hint->move, cell("a1"));
  EXPECT_TRUE(shows(game, "... .X. ...")) << "a hint plays nothing";
}

TEST(Hint, AskedForTwiceAsksOnce) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("hint");
  game.run("hint");
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Hint, AskedForAgainIsToldAgain) {
  TestSession game = TestSession::opened(test::two_people);
  EXPECT_FALSE(test::only<event::Thought>(game.run("hint")).done);
  game.engine.answer(cell("b2"));
  game.session.tick();
  EXPECT_TRUE(test::only<event::Thought>(game.run("hint")).done);
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Hint, ReportsThatAreNotTheLastTellNothing) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("hint");
  game.engine.say_more(Assessment::unknown(9));
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_FALSE(game.session.thoughts().hint);
}

TEST(Analysis, SwitchedOnOrOffTwiceIsToldOnce) {
  TestSession game = TestSession::opened(test::two_people);
  EXPECT_EQ(kinds(game.run("analyse off")), "");
  EXPECT_EQ(kinds(game.run("analyse on")), "analysing");
  EXPECT_EQ(kinds(game.run("analyse on")), "");
  EXPECT_EQ(kinds(game.run("analyse off")), "analysing");
}

TEST(Hint, IsDroppedWhenAMoveIsPlayed) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("hint");
  game.engine.answer(cell("b2"));
  game.session.tick();
  game.play("a1");
  EXPECT_FALSE(game.session.thoughts().hint);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Hint, ThatComesTooLateIsIgnored) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("hint");
  game.play("a1");
  EXPECT_EQ(game.engine.stops, 1);
  game.engine.answer(cell("b2"));
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_FALSE(game.session.thoughts().hint);
}

TEST(Hint, IsNotGivenAfterTheEnd) {
  TestSession game = TestSession::opened(test::two_people, "a1.a2.b1.b2.c1");
  EXPECT_EQ(refusal(game.run("hint")), Reason::game_over);
  EXPECT_FALSE(game.session.thoughts().hint_wanted);
  EXPECT_TRUE(game.engine.requests.empty());
}

TEST(Hint, IsRefusedWhileTheComputerIsToMove) {
  TestSession game = TestSession::opened(players(PlayerKind::hard, human));
  EXPECT_EQ(refusal(game.run("hint")), Reason::not_your_turn);
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].goal, SearchGoal::move);
}

TEST(Hint, ThatCannotBePlayedNamesNoMove) {
  TestSession game = TestSession::opened(test::two_people, "b2");
  game.run("hint");
  game.engine.answer(cell("b2"));
  EXPECT_EQ(kinds(game.session.tick()), "thought");
  ASSERT_TRUE(game.session.thoughts().hint);
  EXPECT_EQ(game.session.thoughts().hint->move, std::nullopt);
}

TEST(Analysis, TellsEveryReportAndStaysWhenDone) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("analyse on");
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].goal, SearchGoal::analysis);
  EXPECT_FALSE(game.session.thoughts().analysis);
  const Assessment guess = Assessment::unknown(9);
  game.engine.say_more(guess);
  EXPECT_EQ(kinds(game.session.tick()), "thought");
  ASSERT_TRUE(game.session.thoughts().analysis);
  EXPECT_FALSE(game.session.thoughts().analysis->done);
  game.engine.say_more(guess);
  game.engine.reports.back().nodes = 2;
  EXPECT_EQ(kinds(game.session.tick()), "thought");
  EXPECT_EQ(game.session.thoughts().analysis->nodes, 2U);
  game.engine.reports.push_back(FakeEngine::answer_to(game.engine.requests[0], std::nullopt));
  EXPECT_EQ(kinds(game.session.tick()), "thought");
  EXPECT_TRUE(game.session.thoughts().analysis->done);
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Analysis, MayLookAtMoreThanAMoveOrAHint) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("analyse on");
  game.run("hint");
  game.run("players perfect human");
  ASSERT_EQ(game.engine.requests.size(), 3U);
  const std::uint64_t for_analysis = game.engine.requests[0].node_budget;
  EXPECT_LT(game.engine.requests[1].node_budget, for_analysis);
  EXPECT_EQ(game.engine.requests[2].node_budget, game.engine.requests[1].node_budget);
}

TEST(Analysis, IsAskedForAgainAfterEveryMove) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("analyse on");
  game.engine.say_more(Assessment::unknown(9));
  game.session.tick();
  game.play("b2");
  EXPECT_FALSE(game.session.thoughts().analysis);
  EXPECT_EQ(game.engine.stops, 1);
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_TRUE(shows(game.engine.requests[1].position, "... .X. ..."));
  game.run("undo");
  ASSERT_EQ(game.engine.requests.size(), 3U);
  EXPECT_TRUE(shows(game.engine.requests[2].position, "... ... ..."));
}

TEST(Analysis, StopsWhenItIsNotWantedAnyMore) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("analyse on");
  game.engine.say_more(Assessment::unknown(9));
  game.session.tick();
  game.run("analyse off");
  EXPECT_EQ(game.engine.stops, 1);
  EXPECT_FALSE(game.session.thoughts().analysis);
  game.play("b2");
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Analysis, MakesWayForAHintAndGoesOnAfterIt) {
  TestSession game = TestSession::opened(test::two_people);
  game.run("analyse on");
  game.run("hint");
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_EQ(game.engine.stops, 1);
  EXPECT_EQ(game.engine.requests[1].goal, SearchGoal::hint);
  game.engine.answer(cell("b2"));
  game.session.tick();
  ASSERT_EQ(game.engine.requests.size(), 3U);
  EXPECT_EQ(game.engine.requests[2].goal, SearchGoal::analysis);
  EXPECT_TRUE(game.session.thoughts().hint);
}

TEST(Analysis, MakesWayForTheComputersMoveAndGoesOnAfterIt) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.run("pace 0");
  game.run("analyse on");
  game.play("b2");
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::move);
  game.engine.answer(cell("a1"));
  game.session.tick();
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis);
  EXPECT_TRUE(shows(game.engine.requests.back().position, "O.. .X. ..."));
}

TEST(Analysis, HasNothingToSayAfterTheEnd) {
  TestSession game = TestSession::opened(test::two_people, "a1.a2.b1.b2");
  game.run("analyse on");
  game.play("c1");
  EXPECT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.stops, 1);
  EXPECT_FALSE(game.session.thoughts().analysis);
}

}  // namespace
}  // namespace mnk
