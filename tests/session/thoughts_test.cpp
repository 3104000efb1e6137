#include <gtest/gtest.h>

#include "session/match.h"
#include "support/fake_thinker.h"
#include "support/played_session.h"

// Hints and analysis: asked for beside the game, dropped when the board changes.
namespace mnk {
namespace {

using test::cell;
using test::FakeThinker;
using test::players;
using test::shows;

constexpr PlayerKind human = PlayerKind::human;

class Thinking : public testing::Test {
 protected:
  Match match(const Settings& settings, std::string_view moves = "") {
    return {Session(settings, parse_moves(moves, settings.rules).value()), thinker, clock.clock(),
            100};
  }

  static void play(Match& match, std::string_view name) {
    ASSERT_TRUE(match.command([&](Session& s) { return s.play(cell(name)); }));
  }

  FakeThinker thinker;
  test::FakeClock clock;
};

using Hint = Thinking;
using Analysis = Thinking;

TEST_F(Hint, AsksThePerfectPlayerAndTellsWhatItSays) {
  Match game = match(test::two_people, "b2");
  game.ask_for_hint();
  ASSERT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.requests[0].task, ThinkTask::hint);
  EXPECT_EQ(thinker.requests[0].player, PlayerKind::perfect);
  EXPECT_TRUE(shows(thinker.requests[0].position, "... .X. ..."));
  EXPECT_TRUE(game.thoughts().hint_wanted);
  EXPECT_FALSE(game.thoughts().hint);
  thinker.answer(cell("a1"));
  EXPECT_TRUE(game.tick());
  ASSERT_TRUE(game.thoughts().hint);
  EXPECT_EQ(game.thoughts().hint->move, cell("a1"));
  EXPECT_TRUE(shows(game.session(), "... .X. ...")) << "a hint plays nothing";
}

TEST_F(Hint, AskedForTwiceAsksOnce) {
  Match game = match(test::two_people);
  game.ask_for_hint();
  game.ask_for_hint();
  EXPECT_EQ(thinker.requests.size(), 1U);
}

TEST_F(Hint, IsDroppedWhenAMoveIsPlayed) {
  Match game = match(test::two_people);
  game.ask_for_hint();
  thinker.answer(cell("b2"));
  game.tick();
  play(game, "a1");
  EXPECT_FALSE(game.thoughts().hint);
  EXPECT_FALSE(game.thoughts().hint_wanted);
  EXPECT_EQ(thinker.requests.size(), 1U);
}

TEST_F(Hint, ThatComesTooLateIsIgnored) {
  Match game = match(test::two_people);
  game.ask_for_hint();
  play(game, "a1");
  EXPECT_EQ(thinker.stops, 1);
  thinker.answer(cell("b2"));
  EXPECT_FALSE(game.tick());
  EXPECT_FALSE(game.thoughts().hint);
}

TEST_F(Hint, IsNotGivenAfterTheEnd) {
  Match game = match(test::two_people, "a1.a2.b1.b2.c1");
  game.ask_for_hint();
  EXPECT_FALSE(game.thoughts().hint_wanted);
  EXPECT_TRUE(thinker.requests.empty());
}

TEST_F(Hint, WaitsForTheGame) {
  Match game = match(players(PlayerKind::hard, human));
  game.ask_for_hint();
  ASSERT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.requests[0].task, ThinkTask::move);
}

TEST_F(Hint, ThatCannotBePlayedNamesNoMove) {
  Match game = match(test::two_people, "b2");
  game.ask_for_hint();
  thinker.answer(cell("b2"));
  EXPECT_TRUE(game.tick());
  ASSERT_TRUE(game.thoughts().hint);
  EXPECT_EQ(game.thoughts().hint->move, std::nullopt);
}

TEST_F(Analysis, TellsEveryReportAndStaysWhenDone) {
  Match game = match(test::two_people);
  game.analyse(true);
  ASSERT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.requests[0].task, ThinkTask::analysis);
  EXPECT_FALSE(game.thoughts().analysis);
  const Assessment guess = Assessment::unknown(9);
  thinker.say_more(guess);
  EXPECT_TRUE(game.tick());
  ASSERT_TRUE(game.thoughts().analysis);
  EXPECT_FALSE(game.thoughts().analysis->done);
  thinker.reports.push_back(FakeThinker::answer_to(thinker.requests[0], std::nullopt));
  EXPECT_TRUE(game.tick());
  EXPECT_TRUE(game.thoughts().analysis->done);
  EXPECT_FALSE(game.tick());
  EXPECT_EQ(thinker.requests.size(), 1U);
}

TEST_F(Analysis, IsAskedForAgainAfterEveryMove) {
  Match game = match(test::two_people);
  game.analyse(true);
  thinker.say_more(Assessment::unknown(9));
  game.tick();
  play(game, "b2");
  EXPECT_FALSE(game.thoughts().analysis);
  EXPECT_EQ(thinker.stops, 1);
  ASSERT_EQ(thinker.requests.size(), 2U);
  EXPECT_TRUE(shows(thinker.requests[1].position, "... .X. ..."));
  game.command([](Session& s) { return s.undo(); });
  ASSERT_EQ(thinker.requests.size(), 3U);
  EXPECT_TRUE(shows(thinker.requests[2].position, "... ... ..."));
}

TEST_F(Analysis, StopsWhenItIsNotWantedAnyMore) {
  Match game = match(test::two_people);
  game.analyse(true);
  thinker.say_more(Assessment::unknown(9));
  game.tick();
  game.analyse(false);
  EXPECT_EQ(thinker.stops, 1);
  EXPECT_FALSE(game.thoughts().analysis);
  play(game, "b2");
  EXPECT_EQ(thinker.requests.size(), 1U);
}

TEST_F(Analysis, MakesWayForAHintAndGoesOnAfterIt) {
  Match game = match(test::two_people);
  game.analyse(true);
  game.ask_for_hint();
  ASSERT_EQ(thinker.requests.size(), 2U);
  EXPECT_EQ(thinker.stops, 1);
  EXPECT_EQ(thinker.requests[1].task, ThinkTask::hint);
  thinker.answer(cell("b2"));
  game.tick();
  ASSERT_EQ(thinker.requests.size(), 3U);
  EXPECT_EQ(thinker.requests[2].task, ThinkTask::analysis);
  EXPECT_TRUE(game.thoughts().hint);
}

TEST_F(Analysis, MakesWayForTheComputersMoveAndGoesOnAfterIt) {
  Match game = match(players(human, PlayerKind::hard));
  game.set_pace(0);
  game.analyse(true);
  play(game, "b2");
  EXPECT_EQ(thinker.requests.back().task, ThinkTask::move);
  thinker.answer(cell("a1"));
  game.tick();
  EXPECT_TRUE(shows(game.session(), "O.. .X. ..."));
  EXPECT_EQ(thinker.requests.back().task, ThinkTask::analysis);
  EXPECT_TRUE(shows(thinker.requests.back().position, "O.. .X. ..."));
}

TEST_F(Analysis, HasNothingToSayAfterTheEnd) {
  Match game = match(test::two_people, "a1.a2.b1.b2");
  game.analyse(true);
  play(game, "c1");
  EXPECT_EQ(thinker.requests.size(), 1U);
  EXPECT_EQ(thinker.stops, 1);
  EXPECT_FALSE(game.thoughts().analysis);
}

}  // namespace
}  // namespace mnk
