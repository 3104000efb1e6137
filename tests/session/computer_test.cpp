#include "session/match.h"

#include <gtest/gtest.h>

#include "support/fake_thinker.h"
#include "support/played_session.h"

// A match against computers: whom it asks, what it does with the answer, and when.
namespace mnk {
namespace {

using test::cell;
using test::FakeThinker;
using test::players;
using test::shows;

constexpr PlayerKind human = PlayerKind::human;
constexpr std::uint64_t pace = 800;

class MatchTest : public testing::Test {
 protected:
  Match match(const Settings& settings, std::string_view moves = "") {
    return {Session(settings, parse_moves(moves, settings.rules).value()), thinker, clock.clock(),
            100};
  }

  static void play(Match& match, std::string_view name) {
    ASSERT_TRUE(match.command([&](Session& s) { return s.play(cell(name), Later::drop); }));
  }

  /// Ticks until nothing changes any more.
  static int run(Match& match) {
    int ticks = 0;
    while (match.tick()) ++ticks;
    return ticks;
  }

  FakeThinker thinker;
  test::FakeClock clock;
};

using Asking = MatchTest;
using Pacing = MatchTest;
using Answers = MatchTest;
using Stuck = MatchTest;

TEST_F(Asking, NobodyIsAskedBetweenPeople) {
  Match game = match(test::two_people);
  play(game, "b2");
  EXPECT_FALSE(game.tick());
  EXPECT_TRUE(thinker.requests.empty());
}

TEST_F(Asking, AComputerThatBeginsIsAskedAtOnce) {
  const Match game = match(players(PlayerKind::medium, human));
  ASSERT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.requests[0].task, ThinkTask::move);
  EXPECT_EQ(thinker.requests[0].player, PlayerKind::medium);
  EXPECT_TRUE(shows(thinker.requests[0].position, "... ... ..."));
}

TEST_F(Asking, TheComputerIsAskedAfterAHumansMove) {
  Match game = match(players(human, PlayerKind::hard));
  EXPECT_TRUE(thinker.requests.empty());
  play(game, "b2");
  ASSERT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.requests[0].player, PlayerKind::hard);
  EXPECT_TRUE(shows(thinker.requests[0].position, "... .X. ..."));
}

TEST_F(Asking, ARefusedMoveAsksNobodyAnew) {
  Match game = match(players(human, PlayerKind::hard));
  play(game, "b2");
  EXPECT_FALSE(game.command([](Session& s) { return s.play(cell("a1")); }));
  EXPECT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.stops, 0);
}

TEST_F(Asking, EveryRequestHasAnIdOfItsOwnAndTheSameGameTheSameChance) {
  thinker.at_once = FakeThinker::first_free_cell;
  Match game = match(players(PlayerKind::random, PlayerKind::random));
  game.set_pace(0);
  run(game);
  ASSERT_TRUE(game.session().position().outcome().over());
  ASSERT_GE(thinker.requests.size(), 5U);
  FakeThinker other;
  other.at_once = FakeThinker::first_free_cell;
  Match again(Session(game.session().settings()), other, clock.clock(), 100);
  again.set_pace(0);
  run(again);
  ASSERT_EQ(other.requests.size(), thinker.requests.size());
  for (std::size_t i = 0; i < thinker.requests.size(); ++i) {
    EXPECT_EQ(other.requests[i].seed, thinker.requests[i].seed);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(thinker.requests[i].id, thinker.requests[j].id);
      EXPECT_NE(thinker.requests[i].seed, thinker.requests[j].seed);
    }
  }
}

TEST_F(Asking, UndoStopsTheComputer) {
  Match game = match(players(human, PlayerKind::hard));
  play(game, "b2");
  EXPECT_TRUE(game.command([](Session& s) { return s.undo(); }));
  EXPECT_EQ(thinker.stops, 1);
  EXPECT_EQ(thinker.requests.size(), 1U);
}

TEST_F(Asking, LookingAtAnEarlierMoveStopsTheComputerAndComingBackAsksItAgain) {
  Match game = match(players(human, PlayerKind::hard), "b2.a1.c3");
  ASSERT_EQ(thinker.requests.size(), 1U);
  game.command([](Session& s) { return s.jump(1); });
  EXPECT_EQ(thinker.stops, 1);
  game.command([](Session& s) { return s.jump(3); });
  ASSERT_EQ(thinker.requests.size(), 2U);
  EXPECT_TRUE(shows(thinker.requests[1].position, "O.. .X. ..X"));
}

TEST_F(Asking, AHumanWhoTakesOverStopsTheComputer) {
  Match game = match(players(PlayerKind::hard, human));
  game.command([](Session& s) { return s.set_players(human, human), true; });
  EXPECT_EQ(thinker.stops, 1);
  thinker.answer(cell("a1"));
  EXPECT_EQ(run(game), 0);
  EXPECT_TRUE(shows(game.session(), "... ... ..."));
}

TEST_F(Asking, AnotherComputerThatTakesOverIsAskedInPlaceOfTheFirst) {
  Match game = match(players(PlayerKind::perfect, human));
  game.command([](Session& s) { return s.set_players(PlayerKind::random, human), true; });
  EXPECT_EQ(thinker.stops, 1);
  ASSERT_EQ(thinker.requests.size(), 2U);
  EXPECT_EQ(thinker.requests[1].player, PlayerKind::random);
  thinker.reports.push_back(FakeThinker::answer_to(thinker.requests[0], cell("a1")));
  game.set_pace(0);
  EXPECT_EQ(run(game), 0);
  thinker.answer(cell("c3"));
  run(game);
  EXPECT_TRUE(shows(game.session(), "... ... ..X"));
}

TEST_F(Asking, AMoveThatWaitsForItsTimeIsForgottenWhenAnotherComputerTakesOver) {
  Match game = match(players(PlayerKind::perfect, human));
  thinker.answer(cell("a1"));
  ASSERT_TRUE(game.tick());
  ASSERT_TRUE(game.due_in());
  game.command([](Session& s) { return s.set_players(PlayerKind::random, human), true; });
  EXPECT_EQ(game.due_in(), std::nullopt);
  EXPECT_EQ(thinker.requests.back().player, PlayerKind::random);
}

TEST_F(Asking, NobodyIsAskedAfterTheEnd) {
  Match game = match(players(human, PlayerKind::hard), "a1.a2.b1.b2");
  play(game, "c1");
  EXPECT_TRUE(shows(game.session(), "XXX OO. ..."));
  EXPECT_TRUE(thinker.requests.empty());
}

TEST_F(Pacing, AQuickAnswerWaitsForItsTime) {
  Match game = match(players(human, PlayerKind::hard));
  play(game, "b2");
  EXPECT_EQ(game.due_in(), std::nullopt);
  clock.now += 100;
  thinker.answer(cell("a1"));
  EXPECT_TRUE(game.tick());
  EXPECT_TRUE(shows(game.session(), "... .X. ..."));
  EXPECT_EQ(game.due_in(), pace - 100);
  clock.now += pace - 101;
  EXPECT_FALSE(game.tick());
  EXPECT_EQ(game.due_in(), 1U);
  clock.now += 1;
  EXPECT_EQ(game.due_in(), 0U);
  EXPECT_TRUE(game.tick());
  EXPECT_TRUE(shows(game.session(), "O.. .X. ..."));
  EXPECT_EQ(game.due_in(), std::nullopt);
}

TEST_F(Pacing, ASlowAnswerIsPlayedAtOnce) {
  Match game = match(players(human, PlayerKind::hard));
  play(game, "b2");
  clock.now += 5 * pace;
  EXPECT_FALSE(game.tick());
  thinker.answer(cell("a1"));
  EXPECT_TRUE(game.tick());
  EXPECT_TRUE(shows(game.session(), "O.. .X. ..."));
}

TEST_F(Pacing, NoneLetsTwoComputersPlayToTheEndWithoutTime) {
  thinker.at_once = FakeThinker::first_free_cell;
  Match game = match(players(PlayerKind::random, PlayerKind::random));
  game.set_pace(0);
  run(game);
  EXPECT_TRUE(shows(game.session(), "XOX OXO X.."));
}

TEST_F(Pacing, EachOfTwoComputersTakesItsTime) {
  thinker.at_once = FakeThinker::first_free_cell;
  Match game = match(players(PlayerKind::random, PlayerKind::random));
  for (int ply = 1; ply <= 7; ++ply) {
    run(game);
    EXPECT_EQ(game.session().view().cursor, ply - 1);
    clock.now += pace;
    game.tick();
    EXPECT_EQ(game.session().view().cursor, ply);
  }
}

TEST_F(Pacing, UndoForgetsAMoveThatWaitsForItsTime) {
  Match game = match(players(human, PlayerKind::hard));
  play(game, "b2");
  thinker.answer(cell("a1"));
  game.tick();
  game.command([](Session& s) { return s.undo(); });
  EXPECT_EQ(game.due_in(), std::nullopt);
  clock.now += 10 * pace;
  EXPECT_FALSE(game.tick());
  EXPECT_TRUE(shows(game.session(), "... ... ..."));
}

TEST_F(Answers, ToARequestThatWasDroppedAreIgnored) {
  Match game = match(players(human, PlayerKind::hard));
  game.set_pace(0);
  play(game, "b2");
  game.command([](Session& s) { return s.undo(); });
  play(game, "a1");
  ASSERT_EQ(thinker.requests.size(), 2U);
  thinker.reports.push_back(FakeThinker::answer_to(thinker.requests[0], cell("c3")));
  EXPECT_FALSE(game.tick());
  EXPECT_TRUE(shows(game.session(), "X.. ... ..."));
  thinker.answer(cell("b2"));
  EXPECT_TRUE(game.tick());
  EXPECT_TRUE(shows(game.session(), "X.. .O. ..."));
}

TEST_F(Answers, ThatComeTwiceCountOnce) {
  Match game = match(players(human, PlayerKind::hard));
  game.set_pace(0);
  play(game, "b2");
  thinker.answer(cell("a1"));
  thinker.answer(cell("c3"));
  run(game);
  EXPECT_TRUE(shows(game.session(), "O.. .X. ..."));
}

TEST_F(Answers, ThatAreNotTheLastPlayNothing) {
  Match game = match(players(human, PlayerKind::hard));
  game.set_pace(0);
  play(game, "b2");
  thinker.reports.push_back(FakeThinker::answer_to(thinker.requests[0], cell("c3")));
  thinker.reports.back().done = false;
  game.tick();
  EXPECT_TRUE(shows(game.session(), "... .X. ..."));
}

TEST_F(Stuck, WhenThereIsNobodyToThink) {
  Match game = match(players(human, PlayerKind::hard));
  EXPECT_FALSE(game.stuck());
  thinker.gone = true;
  EXPECT_FALSE(game.stuck()) << "a human is to move";
  play(game, "b2");
  EXPECT_TRUE(game.stuck());
  game.command([](Session& s) { return s.set_players(human, human), true; });
  EXPECT_FALSE(game.stuck()) << "two people can still play";
}

class UnusableAnswer : public MatchTest, public testing::WithParamInterface<std::optional<Cell>> {};

TEST_P(UnusableAnswer, LeavesTheMatchStuckAndNobodyIsAskedOverAndOver) {
  Match game = match(players(human, PlayerKind::hard));
  game.set_pace(0);
  thinker.at_once = [](const ThinkRequest& request) {
    return FakeThinker::answer_to(request, GetParam());
  };
  play(game, "b2");
  EXPECT_LE(run(game), 1);
  EXPECT_EQ(thinker.requests.size(), 1U);
  EXPECT_TRUE(game.stuck());
  EXPECT_TRUE(shows(game.session(), "... .X. ..."));
  EXPECT_EQ(game.due_in(), std::nullopt);
  thinker.at_once = FakeThinker::first_free_cell;
  game.command([](Session& s) { return s.undo(); });
  EXPECT_FALSE(game.stuck());
  play(game, "c3");
  run(game);
  EXPECT_TRUE(shows(game.session(), "O.. ... ..X"));
}

INSTANTIATE_TEST_SUITE_P(Each, UnusableAnswer,
                         testing::Values(std::optional<Cell>(), std::optional(cell("b2")),
                                         std::optional(cell("k9"))));

}  // namespace
}  // namespace mnk
