#include <gtest/gtest.h>

#include "support/test_session.h"

// Games against computers: whom the session asks, what it does with the answer, and when.
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

constexpr std::uint64_t pace = 800;

/// Ticks until nothing happens any more, and says all that has.
Events run(TestSession& game) {
  Events all;
  while (true) {
    const Events events = game.session.tick();
    if (events.empty()) return all;
    all.insert(all.end(), events.begin(), events.end());
  }
}

TEST(Asking, NobodyIsAskedBetweenPeople) {
  TestSession game = TestSession::opened(test::two_people);
  game.play("b2");
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_TRUE(game.engine.requests.empty());
}

TEST(Asking, AComputerThatBeginsIsAskedAtOnce) {
  TestSession game = TestSession::opened(players(PlayerKind::medium, human));
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].goal, SearchGoal::move);
  EXPECT_EQ(game.engine.requests[0].player, PlayerKind::medium);
  EXPECT_TRUE(shows(game.engine.requests[0].position, "... ... ..."));
}

TEST(Asking, TheComputerIsAskedAfterAHumansMove) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  EXPECT_TRUE(game.engine.requests.empty());
  game.play("b2");
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].player, PlayerKind::hard);
  EXPECT_TRUE(shows(game.engine.requests[0].position, "... .X. ..."));
}

TEST(Asking, ARefusedMoveAsksNobodyAnew) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  EXPECT_EQ(refusal(game.run("play a1")), Reason::not_your_turn);
  EXPECT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.stops, 0);
}

/// Two computers that take the first free cell, one move at each tick.
TestSession two_computers() {
  const Settings settings = players(PlayerKind::random, PlayerKind::random);
  return TestSession(settings, FakeEngine::first_free_cell);
}

TEST(Asking, EveryRequestHasAnIdOfItsOwnAndTheSameGameTheSameChance) {
  TestSession game = two_computers();
  run(game);
  ASSERT_TRUE(game.session.position().outcome().over());
  ASSERT_GE(game.engine.requests.size(), 5U);
  TestSession again = two_computers();
  run(again);
  const std::vector<SearchRequest>& other = again.engine.requests;
  ASSERT_EQ(other.size(), game.engine.requests.size());
  for (std::size_t i = 0; i < game.engine.requests.size(); ++i) {
    EXPECT_EQ(other[i].seed, game.engine.requests[i].seed);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(game.engine.requests[i].id, game.engine.requests[j].id);
      EXPECT_NE(game.engine.requests[i].seed, game.engine.requests[j].seed);
    }
  }
}

TEST(Asking, UndoStopsTheComputer) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_EQ(game.engine.stops, 1);
  EXPECT_EQ(game.engine.requests.size(), 1U);
}

TEST(Asking, LookingAtAnEarlierMoveStopsTheComputerAndComingBackAsksItAgain) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard), "b2.a1.c3");
  ASSERT_EQ(game.engine.requests.size(), 1U);
  game.run("jump 1");
  EXPECT_EQ(game.engine.stops, 1);
  game.run("jump 3");
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_TRUE(shows(game.engine.requests[1].position, "O.. .X. ..X"));
}

TEST(Asking, AHumanWhoTakesOverStopsTheComputer) {
  TestSession game = TestSession::opened(players(PlayerKind::hard, human));
  game.run(command::SetPlayers{human, human});
  EXPECT_EQ(game.engine.stops, 1);
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(run(game)), "");
  EXPECT_TRUE(shows(game, "... ... ..."));
}

TEST(Asking, AnotherComputerThatTakesOverIsAskedInPlaceOfTheFirst) {
  TestSession game = TestSession::opened(players(PlayerKind::perfect, human));
  game.run(command::SetPlayers{PlayerKind::random, human});
  EXPECT_EQ(game.engine.stops, 1);
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_EQ(game.engine.requests[1].player, PlayerKind::random);
  game.engine.reports.push_back(FakeEngine::answer_to(game.engine.requests[0], cell("a1")));
  game.run("pace 0");
  EXPECT_EQ(kinds(run(game)), "");
  game.engine.answer(cell("c3"));
  run(game);
  EXPECT_TRUE(shows(game, "... ... ..X"));
}

TEST(Asking, AMoveThatWaitsForItsTimeIsForgottenWhenAnotherComputerTakesOver) {
  TestSession game = TestSession::opened(players(PlayerKind::perfect, human));
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "");
  ASSERT_TRUE(game.session.due_in());
  game.run(command::SetPlayers{PlayerKind::random, human});
  EXPECT_EQ(game.session.due_in(), std::nullopt);
  EXPECT_EQ(game.engine.requests.back().player, PlayerKind::random);
}

TEST(Asking, NobodyIsAskedAfterTheEnd) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard), "a1.a2.b1.b2");
  game.play("c1");
  EXPECT_TRUE(shows(game, "XXX OO. ..."));
  EXPECT_TRUE(game.engine.requests.empty());
}

TEST(Pacing, AQuickAnswerWaitsForItsTime) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  EXPECT_EQ(game.session.due_in(), std::nullopt);
  game.clock.now += 100;
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.session.due_in(), pace - 100);
  game.clock.now += pace - 101;
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_EQ(game.session.due_in(), 1U);
  game.clock.now += 1;
  EXPECT_EQ(game.session.due_in(), 0U);
  EXPECT_EQ(kinds(game.session.tick()), "played");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.session.due_in(), std::nullopt);
}

TEST(Pacing, ASlowAnswerIsPlayedAtOnce) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  game.clock.now += 5 * pace;
  EXPECT_EQ(kinds(game.session.tick()), "");
  game.engine.answer(cell("a1"));
  EXPECT_EQ(kinds(game.session.tick()), "played");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Pacing, NoneLetsTwoComputersPlayToTheEndWithoutTime) {
  TestSession game = two_computers();
  run(game);
  EXPECT_TRUE(shows(game, "XOX OXO X.."));
}

TEST(Pacing, EachOfTwoComputersTakesItsTime) {
  TestSession game = two_computers();
  game.run(command::SetPace{pace});
  for (int ply = 1; ply <= 7; ++ply) {
    run(game);
    EXPECT_EQ(game.view().cursor, ply - 1);
    game.clock.now += pace;
    game.session.tick();
    EXPECT_EQ(game.view().cursor, ply);
  }
}

TEST(Pacing, UndoForgetsAMoveThatWaitsForItsTime) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  game.engine.answer(cell("a1"));
  game.session.tick();
  game.run("undo");
  EXPECT_EQ(game.session.due_in(), std::nullopt);
  game.clock.now += 10 * pace;
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_TRUE(shows(game, "... ... ..."));
}

TEST(Answers, ToARequestThatWasDroppedAreIgnored) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.run("pace 0");
  game.play("b2");
  game.run("undo");
  game.play("a1");
  ASSERT_EQ(game.engine.requests.size(), 2U);
  game.engine.reports.push_back(FakeEngine::answer_to(game.engine.requests[0], cell("c3")));
  EXPECT_EQ(kinds(game.session.tick()), "");
  EXPECT_TRUE(shows(game, "X.. ... ..."));
  game.engine.answer(cell("b2"));
  EXPECT_EQ(kinds(game.session.tick()), "played");
  EXPECT_TRUE(shows(game, "X.. .O. ..."));
}

TEST(Answers, ThatComeTwiceCountOnce) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.run("pace 0");
  game.play("b2");
  game.engine.answer(cell("a1"));
  game.engine.answer(cell("c3"));
  run(game);
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Answers, ThatAreNotTheLastPlayNothing) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.run("pace 0");
  game.play("b2");
  game.engine.reports.push_back(FakeEngine::answer_to(game.engine.requests[0], cell("c3")));
  game.engine.reports.back().done = false;
  game.session.tick();
  EXPECT_TRUE(shows(game, "... .X. ..."));
}

TEST(Lost, WhenThereIsNobodyToThink) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  EXPECT_FALSE(game.session.engine_lost());
  game.engine.gone = true;
  EXPECT_EQ(kinds(game.session.tick()), "thinker");
  EXPECT_EQ(kinds(game.session.tick()), "") << "told once";
  EXPECT_TRUE(game.session.engine_lost());
  game.play("b2");
  EXPECT_TRUE(game.view().awaited);
  EXPECT_TRUE(game.engine.requests.empty());
  EXPECT_EQ(kinds(game.run(command::SetPlayers{human, human})), "players");
  game.play("a1");
  EXPECT_TRUE(shows(game, "O.. .X. ...")) << "two people can still play";
}

TEST(Lost, AndBackAsksAgain) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.play("b2");
  game.engine.gone = true;
  EXPECT_EQ(to_json(test::only<event::EngineChanged>(game.session.tick())),
            R"({"kind":"thinker","state":"lost"})");
  const Events back = game.run("retry");
  EXPECT_EQ(to_json(test::only<event::EngineChanged>(back)),
            R"({"kind":"thinker","state":"back"})");
  EXPECT_EQ(game.engine.restarts, 1);
  ASSERT_EQ(game.engine.requests.size(), 2U);
  EXPECT_EQ(game.engine.requests[1].goal, SearchGoal::move);
  EXPECT_NE(game.engine.requests[1].id, game.engine.requests[0].id);
}

class UnusableAnswer : public testing::TestWithParam<std::optional<Cell>> {};

TEST_P(UnusableAnswer, CountsAsALossAndNobodyIsAskedOverAndOver) {
  TestSession game = TestSession::opened(players(human, PlayerKind::hard));
  game.run("pace 0");
  game.engine.at_once = [](const SearchRequest& request) {
    return FakeEngine::answer_to(request, GetParam());
  };
  game.play("b2");
  EXPECT_EQ(kinds(run(game)), "thinker");
  EXPECT_EQ(game.engine.requests.size(), 1U);
  EXPECT_TRUE(game.session.engine_lost());
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.session.due_in(), std::nullopt);
  game.engine.at_once = FakeEngine::first_free_cell;
  EXPECT_EQ(kinds(game.run("undo")), "stepped thinker");
  EXPECT_FALSE(game.session.engine_lost());
  game.play("c3");
  run(game);
  EXPECT_TRUE(shows(game, "O.. ... ..X"));
}

INSTANTIATE_TEST_SUITE_P(Each, UnusableAnswer,
                         testing::Values(std::optional<Cell>(), std::optional(cell("b2")),
                                         std::optional(cell("k9"))));

}  // namespace
}  // namespace mnk
