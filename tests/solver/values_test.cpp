#include <gtest/gtest.h>

#include "support/board.h"
#include "support/heavy.h"
#include "support/solve.h"

/// Published values, and relations that must hold between values.
namespace mnk {
namespace {

using test::draw_after;
using test::loss_after;
using test::win_after;

Assessment value_of_game(std::string_view text) {
  Solver solver(test::table_bytes);
  return test::value_of(solver, Position(test::rules(text)));
}

/// On the empty board, strategy stealing proves that the second player cannot win.
constexpr Assessment first_player_draws(int plies, Proof proof) {
  Assessment value = Assessment::proven(draw_after(plies), proof);
  value.cannot_lose = Proof::strategy_stealing;
  return value;
}

TEST(PublishedValues, DrawsFoundBySearch) {
  EXPECT_EQ(value_of_game("3,3,3"), first_player_draws(9, Proof::search));
  EXPECT_EQ(value_of_game("4,4,4"), first_player_draws(16, Proof::search));
  EXPECT_EQ(value_of_game("5,5,4"), first_player_draws(25, Proof::search));
  EXPECT_EQ(value_of_game("6,6,5"), first_player_draws(36, Proof::search));
  EXPECT_EQ(value_of_game("7,6,5"), first_player_draws(42, Proof::search));
  EXPECT_EQ(value_of_game("8,8,6"), first_player_draws(64, Proof::search));
  for (const char* game :
       {"5,4,4", "6,4,4", "7,4,4", "1,2,3", "2,2,3", "3,2,3", "4,2,3", "5,2,3"}) {
    EXPECT_EQ(value_of_game(game).value.result, Result::draw) << game;
  }
}

TEST(PublishedValues, FirstPlayerWins) {
  EXPECT_EQ(value_of_game("4,3,3"), Assessment::proven(win_after(7)));
  EXPECT_EQ(value_of_game("4,4,3"), Assessment::proven(win_after(5)));
  EXPECT_EQ(value_of_game("6,5,4").value.result, Result::win);
  for (const char* game : {"6,6,4", "7,5,4", "7,7,4", "10,5,4", "10,10,4"}) {
    EXPECT_EQ(value_of_game(game), Assessment::proven(win_after(11))) << game;
  }
}

TEST(PublishedValues, TheLongWinOnNineByFour) {
  if (!test::can_do_heavy_work) GTEST_SKIP() << "ten million nodes";
  EXPECT_EQ(value_of_game("9,4,4"), Assessment::proven(win_after(23)));
}

TEST(PublishedValues, DrawsByPairing) {
  for (int n = 5; n <= 10; ++n) {
    Solver solver(test::table_bytes, {.erdos_selfridge = false, .zetters = false});
    const Position start(Rules::make(n, n, n).value());
    EXPECT_EQ(test::value_of(solver, start), first_player_draws(n * n, Proof::pairing)) << n;
  }
}

TEST(PublishedValues, DrawsWithoutASearch) {
  EXPECT_EQ(value_of_game("3,3,4"), first_player_draws(9, Proof::no_line_left));
  EXPECT_EQ(value_of_game("7,7,7"), first_player_draws(49, Proof::erdos_selfridge));
  EXPECT_EQ(value_of_game("19,19,8"), first_player_draws(361, Proof::theorem));
}

TEST(PublishedValues, Misere) {
  EXPECT_EQ(value_of_game("3,3,3,misere").value, draw_after(9));
  EXPECT_EQ(value_of_game("4,4,4,misere").value, draw_after(16));
  EXPECT_EQ(value_of_game("4,3,4,misere").value, draw_after(12));
  EXPECT_EQ(value_of_game("2,2,2,misere").value, loss_after(3));
  EXPECT_EQ(value_of_game("3,2,2,misere").value, loss_after(5));
  EXPECT_EQ(value_of_game("3,3,2,misere").value, loss_after(7));
}

}  // namespace
}  // namespace mnk
