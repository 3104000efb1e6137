#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Moves: which the session accepts, which it refuses, and that a refused one changes nothing.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Play.XMovesFirstAndTheSidesTakeTurns
look | to_move=X last=none own_move=yes
play b2 -> played | to_move=O
play a1 -> played | to_move=X board=O../.X./... moves=b2.a1 cursor=2 last=a1

Play.StartsWithMovesThatWereBroughtAlong
open rules=4,2,3&moves=d1.a2.b2 -> started:opened | board=...X/OX.. cursor=3 last=b2

Play.IsRefusedWithTheReasonAndChangesNothing
given b2
play d1 -> refused:off_the_board | unchanged
play b2 -> refused:taken | unchanged
given b2.a1
play b2 -> refused:taken | unchanged // the own mark
given a1.a2.b1.b2.c1
play c3 -> refused:game_over | unchanged
play a1 -> refused:game_over | unchanged
given a1.b1.c1.b2.a2.c2.b3.a3.c3
play a1 -> refused:game_over | unchanged
given human easy b2
play a1 -> refused:not_your_turn | unchanged
given perfect human
play a1 -> refused:not_your_turn | unchanged

Awaited.IsTheComputerWhoseTurnItIs
given hard easy
look | awaited=hard
moves b2 | awaited=easy
given human random
look | awaited=none own_move=yes
moves b2 | awaited=random own_move=no
given easy easy a1.a2.b1.b2.c1
look | board=XXX/OO./... awaited=none
given human easy b2.a1.c3
jump 1 | board=.../.X./... awaited=none // an earlier move is looked at
jump 3 | awaited=easy

LineCells.AreThoseOfAllCompletedLinesEachOnce
given a1.b1.c1.a2.a3.c2.c3.b3.b2
look | board=XOX/OXO/XOX line=a1.c1.b2.a3.c3
given a1.a2.b1.b2
look | line=
given a1.b1.c1.b2.a2.c2.b3.a3.c3
look | outcome=draw line=
open rules=3,3,3,misere
moves a1.a2.b1.b2.c1 | outcome=o_wins line=a1.b1.c1 // in misère the line loses

Aim.ShowsAndMoves
aim b2 -> aimed | aim=b2
aim c3 -> aimed | aim=c3
aim off -> aimed | aim=none
aim off ->

Aim.IsRefusedWhereAMoveWouldBe
given b2
aim b2 -> refused:taken
aim d4 -> refused:off_the_board
given a1.a2.b1.b2.c1
aim c3 -> refused:game_over
given hard human
aim c3 -> refused:not_your_turn
)");

TEST(Aim, EndsWithAnyChangeAndAnyRefusal) {
  for (const char* command : {"play c3", "play a1", "undo", "redo", "jump 0", "restore", "new",
                              "rematch", "open", "players human easy", "aim b2", "jump 9"}) {
    test::TestSession game({}, "b2.a1");
    for (const char* before : {"undo", "play c1", "undo", "aim c3"}) game.run(before);
    ASSERT_TRUE(game.session.aim());
    game.run(command);
    EXPECT_EQ(game.session.aim(), std::nullopt) << command;
  }
}

TEST(Aim, StaysWhileNothingOfItsGameChanges) {
  test::TestSession game;
  game.run("aim c3");
  for (const char* other :
       {"hint", "analyse on", "analyse off", "pace 0", "jump 0", "no command"}) {
    game.run(other);
    EXPECT_TRUE(game.session.aim()) << other;
  }
}

}  // namespace
}  // namespace mnk
