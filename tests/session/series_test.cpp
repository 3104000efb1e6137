#include <gtest/gtest.h>

#include "support/played_session.h"

// Several games in a row: the score, who plays what, and when it all starts anew.
namespace mnk {
namespace {

using test::cell;
using test::play_all;
using test::players;
using test::session;
using test::shows;
using test::two_people;

constexpr PlayerKind human = PlayerKind::human;
constexpr PlayerKind computer = PlayerKind::perfect;

constexpr const char* x_wins = "a1.a2.b1.b2.c1";
constexpr const char* o_wins = "a1.b1.a2.b2.c3.b3";
constexpr const char* drawn = "a1.b1.c1.b2.a2.c2.b3.a3.c3";

Score score(int first, int second, int draws) {
  return {.first = first, .second = second, .draws = draws};
}

TEST(Score, CountsWinsAndDraws) {
  EXPECT_EQ(session(two_people, x_wins).view().score, score(1, 0, 0));
  EXPECT_EQ(session(two_people, o_wins).view().score, score(0, 1, 0));
  EXPECT_EQ(session(two_people, drawn).view().score, score(0, 0, 1));
}

TEST(Score, GoesToTheOtherSideOfALineInMisere) {
  const Settings settings = players(human, human, test::rules("3,3,3,misere"));
  EXPECT_EQ(session(settings, x_wins).view().score, score(0, 1, 0));
}

TEST(Score, AddsUpOverRematches) {
  Session game = session(two_people, x_wins);
  game.rematch(false);
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_TRUE(game.view().moves.empty());
  play_all(game, o_wins);
  game.rematch(false);
  play_all(game, x_wins);
  EXPECT_EQ(game.view().score, score(2, 1, 0));
}

TEST(Score, FollowsThePlayerWhenTheMarksAreSwapped) {
  Session game = session(two_people, x_wins);
  game.rematch(true);
  EXPECT_FALSE(game.view().first_plays_x);
  play_all(game, x_wins);
  EXPECT_EQ(game.view().score, score(1, 1, 0));
  game.rematch(true);
  EXPECT_TRUE(game.view().first_plays_x);
  play_all(game, x_wins);
  EXPECT_EQ(game.view().score, score(2, 1, 0));
}

TEST(Score, CountsAnEndOnceThatIsUndoneAndPlayedAgain) {
  Session game = session(two_people, x_wins);
  game.undo();
  EXPECT_TRUE(game.play(cell("c1")));
  EXPECT_EQ(game.view().score, score(1, 0, 0));
  game.undo();
  game.redo();
  game.jump(0);
  game.jump(5);
  EXPECT_EQ(game.view().score, score(1, 0, 0));
}

TEST(Score, ChangesSidesWhenAnUndoneEndIsPlayedOtherwise) {
  Session game = session(two_people, o_wins);
  EXPECT_TRUE(shows(game, "XO. XO. .OX"));
  game.undo();
  game.undo();
  ASSERT_TRUE(game.play(cell("a3"), Later::drop));
  EXPECT_TRUE(shows(game, "XO. XO. X.."));
  EXPECT_EQ(game.view().score, score(1, 0, 0));
}

TEST(Score, OfAnUndoneEndStandsUntilAnotherEnd) {
  Session game = session(two_people, x_wins);
  game.undo();
  EXPECT_EQ(game.view().score, score(1, 0, 0));
  game.rematch(false);
  play_all(game, drawn);
  EXPECT_EQ(game.view().score, score(1, 0, 1));
}

TEST(Score, DoesNotCountAnEndThatWasBroughtAlong) {
  Session game(two_people, parse_moves(x_wins, Rules()).value());
  EXPECT_EQ(game.view().score, score(0, 0, 0));
  game.undo();
  play_all(game, "c1");
  EXPECT_EQ(game.view().score, score(0, 0, 0));
}

TEST(Rematch, KeepsPlayersAndRules) {
  const Settings settings = players(human, computer, test::rules("4,4,3"));
  Session game = session(settings, "b2.a1");
  game.rematch(false);
  EXPECT_EQ(game.settings(), settings);
  EXPECT_TRUE(shows(game, ".... .... .... ...."));
  EXPECT_TRUE(game.view().first_plays_x);
}

TEST(Rematch, WithSwappedMarksLetsTheOtherPlayerBegin) {
  Session game = session(players(human, computer), "b2.a1");
  game.rematch(true);
  EXPECT_EQ(game.settings(), players(computer, human));
  EXPECT_EQ(game.view().awaited(), computer);
}

TEST(NewGame, TakesItsSettingsAndStartsTheSeriesAnew) {
  Session game = session(two_people, x_wins);
  game.rematch(true);
  const Settings settings = players(human, computer, test::rules("5,5,4"));
  game.new_game(settings);
  EXPECT_EQ(game.settings(), settings);
  EXPECT_TRUE(shows(game, "..... ..... ..... ..... ....."));
  EXPECT_EQ(game.view().score, score(0, 0, 0));
  EXPECT_TRUE(game.view().first_plays_x);
}

TEST(SetPlayers, KeepsTheGameAndStartsTheSeriesAnew) {
  Session game = session(two_people, x_wins);
  game.rematch(false);
  play_all(game, "b2.a1.c3");
  game.set_players(human, computer);
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_EQ(game.view().score, score(0, 0, 0));
  EXPECT_EQ(game.view().awaited(), computer);
}

TEST(SetPlayers, AfterTheEndDoesNotCountThatEndForTheNewPlayers) {
  Session game = session(two_people, x_wins);
  game.set_players(human, computer);
  game.undo();
  ASSERT_TRUE(game.play(cell("c1")));
  EXPECT_EQ(game.view().score, score(0, 0, 0));
}

TEST(RestoreSeries, GoesOnFromASave) {
  Session game(two_people);
  game.restore_series(score(4, 2, 1), false);
  play_all(game, x_wins);
  EXPECT_EQ(game.view().score, score(4, 3, 1));
}

}  // namespace
}  // namespace mnk
