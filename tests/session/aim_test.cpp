#include <gtest/gtest.h>

#include "support/test_session.h"

// A first tap: where it is, what refuses it, and all that ends it.
namespace mnk {
namespace {

using test::cell;
using test::kinds;
using test::refusal;
using test::TestSession;
using Reason = event::Refused::Reason;

TEST(Aim, ShowsAndMoves) {
  TestSession game;
  EXPECT_EQ(kinds(game.run("aim b2")), "aimed");
  EXPECT_EQ(game.session.aim(), cell("b2"));
  EXPECT_EQ(game.view().aim, cell("b2"));
  EXPECT_EQ(kinds(game.run("aim c3")), "aimed");
  EXPECT_EQ(game.session.aim(), cell("c3"));
}

TEST(Aim, IsRefusedWhereAMoveWouldBe) {
  TestSession game({}, "b2");
  EXPECT_EQ(refusal(game.run("aim b2")), Reason::taken);
  EXPECT_EQ(refusal(game.run("aim d4")), Reason::off_the_board);
  TestSession over({}, "a1.a2.b1.b2.c1");
  EXPECT_EQ(refusal(over.run("aim c3")), Reason::game_over);
  TestSession computer(test::players(PlayerKind::hard, PlayerKind::human));
  EXPECT_EQ(refusal(computer.run("aim c3")), Reason::not_your_turn);
}

class EndOfAim : public testing::TestWithParam<const char*> {};

TEST_P(EndOfAim, IsAnyChangeAndAnyRefusal) {
  TestSession game({}, "b2.a1");
  game.run("undo");
  game.run("play c1");
  game.run("undo");
  game.run("aim c3");
  ASSERT_TRUE(game.session.aim());
  game.run(GetParam());
  EXPECT_EQ(game.session.aim(), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Each, EndOfAim,
                         testing::Values("play c3", "play a1", "undo", "redo", "jump 0", "restore",
                                         "new", "rematch", "open", "players human easy", "aim b2",
                                         "jump 9"));

TEST(Aim, StaysWhileNothingOfItsGameChanges) {
  TestSession game;
  game.run("aim c3");
  for (const char* other :
       {"hint", "analyse on", "analyse off", "pace 0", "jump 0", "no command"}) {
    game.run(other);
    EXPECT_TRUE(game.session.aim()) << other;
  }
}

}  // namespace
}  // namespace mnk
