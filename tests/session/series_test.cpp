#include <gtest/gtest.h>

#include "support/test_session.h"

// Several games in a row: the score, who plays what, and when it all starts anew.
namespace mnk {
namespace {

using test::computer;
using test::human;
using test::players;
using test::shows;
using test::TestSession;
using test::two_people;

constexpr const char* x_wins = "a1.a2.b1.b2.c1";
constexpr const char* o_wins = "a1.b1.a2.b2.c3.b3";
constexpr const char* drawn = "a1.b1.c1.b2.a2.c2.b3.a3.c3";

Score score(int first, int second, int draws) {
  return {.first = first, .second = second, .draws = draws};
}

TEST(Series, CountsAnEndOnce) {
  Series series = Series::begin(7);
  EXPECT_TRUE(series.count(Outcome::win(Mark::X)));
  EXPECT_FALSE(series.count(Outcome::win(Mark::X)));
  EXPECT_EQ(series.score, score(1, 0, 0));
  EXPECT_EQ(series.counted, Outcome::win(Mark::X));
}

TEST(Series, CountsAnotherEndInPlaceOfTheFirst) {
  Series series = Series::begin(7);
  series.count(Outcome::win(Mark::X));
  EXPECT_TRUE(series.count(Outcome::draw()));
  EXPECT_EQ(series.score, score(0, 0, 1));
  EXPECT_TRUE(series.count(Outcome::win(Mark::O)));
  EXPECT_EQ(series.score, score(0, 1, 0));
}

TEST(Series, CountsForPlayersAndNotForMarks) {
  Series series = Series::begin(7);
  series.first_plays_x = false;
  series.count(Outcome::win(Mark::X));
  EXPECT_EQ(series.score, score(0, 1, 0));
}

TEST(Series, ThatBeginsAtAnEndHasNotWonIt) {
  for (const Outcome end : {Outcome::win(Mark::X), Outcome::win(Mark::O), Outcome::draw()}) {
    Series series = Series::begin(7, end);
    EXPECT_FALSE(series.count(end));
    EXPECT_EQ(series.score, score(0, 0, 0));
    const Outcome other = end.is_draw() ? Outcome::win(Mark::X) : Outcome::draw();
    EXPECT_TRUE(series.count(other));
    EXPECT_EQ(series.score, end.is_draw() ? score(1, 0, 0) : score(0, 0, 1))
        << "what was counted elsewhere is not taken off here";
  }
}

TEST(Score, CountsWinsAndDraws) {
  EXPECT_EQ(TestSession(two_people, x_wins).score(), score(1, 0, 0));
  EXPECT_EQ(TestSession(two_people, o_wins).score(), score(0, 1, 0));
  EXPECT_EQ(TestSession(two_people, drawn).score(), score(0, 0, 1));
}

TEST(Score, GoesToTheOtherSideOfALineInMisere) {
  const Settings settings = players(human, human, test::rules("3,3,3,misere"));
  EXPECT_EQ(TestSession(settings, x_wins).score(), score(0, 1, 0));
}

TEST(Score, AddsUpOverRematches) {
  TestSession game(two_people, x_wins);
  game.run("rematch");
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_TRUE(game.view().moves.empty());
  game.play(o_wins);
  game.run("rematch");
  game.play(x_wins);
  EXPECT_EQ(game.score(), score(2, 1, 0));
}

TEST(Score, FollowsThePlayerWhenTheMarksAreSwapped) {
  TestSession game(two_people, x_wins);
  game.run("rematch swap");
  EXPECT_FALSE(game.view().first_plays_x);
  game.play(x_wins);
  EXPECT_EQ(game.score(), score(1, 1, 0));
  game.run("rematch swap");
  EXPECT_TRUE(game.view().first_plays_x);
  game.play(x_wins);
  EXPECT_EQ(game.score(), score(2, 1, 0));
}

TEST(Score, CountsAnEndOnceThatIsUndoneAndPlayedAgain) {
  TestSession game(two_people, x_wins);
  game.run("undo");
  game.play("c1");
  EXPECT_EQ(game.score(), score(1, 0, 0));
  game.run("undo");
  game.run("redo");
  game.run("jump 0");
  game.run("jump 5");
  EXPECT_EQ(game.score(), score(1, 0, 0));
}

TEST(Score, ChangesSidesWhenAnUndoneEndIsPlayedOtherwise) {
  TestSession game(two_people, o_wins);
  EXPECT_TRUE(shows(game, "XO. XO. .OX"));
  game.run("undo");
  game.run("undo");
  game.play("a3");
  EXPECT_TRUE(shows(game, "XO. XO. X.."));
  EXPECT_EQ(game.score(), score(1, 0, 0));
}

TEST(Score, OfAnUndoneEndStandsUntilAnotherEnd) {
  TestSession game(two_people, x_wins);
  game.run("undo");
  EXPECT_EQ(game.score(), score(1, 0, 0));
  game.run("rematch");
  game.play(drawn);
  EXPECT_EQ(game.score(), score(1, 0, 1));
}

TEST(Score, DoesNotCountAnEndThatWasBroughtAlong) {
  TestSession game = TestSession::opened(two_people, x_wins);
  EXPECT_EQ(game.score(), score(0, 0, 0));
  game.run("undo");
  game.play("c1");
  EXPECT_EQ(game.score(), score(0, 0, 0));
}

TEST(Rematch, KeepsPlayersAndRules) {
  const Settings settings = players(human, computer, test::rules("4,4,3"));
  TestSession game(settings, "b2.a1");
  game.run("rematch");
  EXPECT_EQ(game.session.settings(), settings);
  EXPECT_TRUE(shows(game, ".... .... .... ...."));
  EXPECT_TRUE(game.view().first_plays_x);
}

TEST(Rematch, WithSwappedMarksLetsTheOtherPlayerBegin) {
  TestSession game(players(human, computer), "b2.a1");
  game.run("rematch swap");
  EXPECT_EQ(game.session.settings(), players(computer, human));
  EXPECT_EQ(game.view().awaited, computer);
}

TEST(NewGame, TakesItsSettingsAndStartsTheSeriesAnew) {
  TestSession game(two_people, x_wins);
  game.run("rematch swap");
  const Settings settings = players(human, computer, test::rules("5,5,4"));
  game.run("new rules=5,5,4&o=perfect");
  EXPECT_EQ(game.session.settings(), settings);
  EXPECT_TRUE(shows(game, "..... ..... ..... ..... ....."));
  EXPECT_EQ(game.score(), score(0, 0, 0));
  EXPECT_TRUE(game.view().first_plays_x);
}

TEST(NewGame, WithTheSameSettingsIsTheNextOfTheSeries) {
  TestSession game(two_people, x_wins);
  game.run("new");
  EXPECT_EQ(game.score(), score(1, 0, 0));
  game.run("new rules=3,3,3&x=human");
  EXPECT_EQ(game.score(), score(1, 0, 0));
}

TEST(NewGame, WithSwappedPlayersGoesOnWithTheSeries) {
  TestSession game(players(human, computer), x_wins);
  game.run("new x=perfect&o=human");
  EXPECT_FALSE(game.view().first_plays_x);
  EXPECT_EQ(game.score(), score(1, 0, 0));
  game.run("new x=human&o=perfect");
  EXPECT_TRUE(game.view().first_plays_x);
  EXPECT_EQ(game.score(), score(1, 0, 0));
}

TEST(SetPlayers, KeepsTheGameAndStartsTheSeriesAnew) {
  TestSession game(two_people, x_wins);
  game.run("rematch");
  game.play("b2.a1.c3");
  game.run("players human perfect");
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_EQ(game.score(), score(0, 0, 0));
  EXPECT_EQ(game.view().awaited, computer);
}

TEST(SetPlayers, AfterTheEndDoesNotCountThatEndForTheNewPlayers) {
  TestSession game(two_people, x_wins);
  game.run("players human perfect");
  game.run("undo");
  game.play("c1");
  EXPECT_EQ(game.score(), score(0, 0, 0));
}

TEST(EndsCounted, RememberTheLastEndOfEachGame) {
  EndsCounted ends;
  ends.note(7, Outcome::draw());
  ends.note(8, Outcome::in_progress());
  ends.note(9, Outcome::win(Mark::X));
  ends.note(7, Outcome::win(Mark::O));
  EXPECT_EQ(ends.of(7), Outcome::win(Mark::O));
  EXPECT_EQ(ends.of(8), std::nullopt);
  EXPECT_EQ(ends.of(9), Outcome::win(Mark::X));
}

TEST(EndsCounted, ForgetThoseOfLongAgo) {
  EndsCounted ends;
  for (std::uint64_t game = 1; game <= 65; ++game) ends.note(game, Outcome::draw());
  EXPECT_EQ(ends.of(1), std::nullopt);
  EXPECT_EQ(ends.of(2), Outcome::draw());
  EXPECT_EQ(ends.of(65), Outcome::draw());
}

}  // namespace
}  // namespace mnk
