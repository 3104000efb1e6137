#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/test_session.h"

// The history and its cursor: undo, redo, jump, and playing on from the middle.
namespace mnk {
namespace {

using test::computer;
using test::human;
using test::kinds;
using test::players;
using test::refusal;
using test::shows;
using test::TestSession;
using test::two_people;

using Reason = event::Refused::Reason;

TEST(Undo, BetweenPeopleTakesOneMoveBack) {
  TestSession game(two_people, "b2.a1.c3");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.view().moves.size(), 3U);
}

TEST(Undo, BetweenComputersTakesOneMoveBack) {
  TestSession game(players(computer, computer), "b2.a1.c3");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Undo, AtTheStartIsRefused) {
  TestSession game(two_people);
  EXPECT_FALSE(game.view().can_undo);
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
  EXPECT_TRUE(shows(game, "... ... ..."));
}

TEST(Undo, AgainstAComputerTakesItsReplyAndOnesOwnMoveBackTogether) {
  TestSession game(players(human, computer), "b2.a1.c3.c1");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.session.position().to_move(), Mark::X);
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
}

TEST(Undo, BeforeTheComputersReplyTakesOnlyOnesOwnMoveBack) {
  TestSession game(players(human, computer), "b2.a1.c3");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Undo, KeepsTheFirstMoveOfAComputerThatBegan) {
  TestSession game(players(computer, human), "b2.a1.c3");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_FALSE(game.view().can_undo);
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
  EXPECT_TRUE(shows(game, "... .X. ..."));
}

TEST(Undo, OfAnOwnWinningMoveTakesJustThat) {
  TestSession game(players(human, computer), "a1.a2.b1.b2.c1");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "XX. OO. ..."));
}

TEST(Undo, OfTheComputersWinTakesOnesOwnMistakeBackToo) {
  TestSession game(players(human, computer), "a1.b1.a2.b2.c3.b3");
  EXPECT_TRUE(shows(game, "XO. XO. .OX"));
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "XO. XO. ..."));
}

TEST(Redo, BetweenPeoplePlaysOneMoveAgain) {
  TestSession game(two_people, "b2.a1.c3");
  game.run("jump 0");
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_FALSE(game.view().can_redo);
  EXPECT_EQ(refusal(game.run("redo")), Reason::nothing_to_redo);
}

TEST(Redo, AgainstAComputerPlaysOnesOwnMoveAndTheReplyAgain) {
  TestSession game(players(human, computer), "b2.a1.c3.c1");
  game.run("undo");
  game.run("undo");
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_TRUE(shows(game, "O.O .X. ..X"));
}

TEST(Redo, StopsAtTheEndAlsoWhenThatIsTheComputersTurn) {
  TestSession game(players(human, computer), "b2.a1.c3");
  game.run("undo");
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_EQ(game.view().awaited, computer);
}

TEST(Jump, GoesToAnyMomentAndKeepsAllMoves) {
  TestSession game(players(human, computer), "b2.a1.c3.c1");
  EXPECT_EQ(kinds(game.run("jump 1")), "stepped");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(kinds(game.run("jump 4")), "stepped");
  EXPECT_TRUE(shows(game, "O.O .X. ..X"));
  EXPECT_EQ(kinds(game.run("jump 0")), "stepped");
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_EQ(game.moves(), "b2.a1.c3.c1");
}

TEST(Jump, OutsideTheGameIsRefusedAndChangesNothing) {
  TestSession game(two_people, "b2.a1");
  game.run("jump 1");
  const View before = game.view();
  EXPECT_EQ(refusal(game.run(command::Jump{-1})), Reason::no_such_ply);
  EXPECT_EQ(refusal(game.run("jump 3")), Reason::no_such_ply);
  EXPECT_EQ(kinds(game.run("jump 1")), "");
  EXPECT_EQ(game.view(), before);
}

TEST(Branch, SetsTheLaterMovesAside) {
  TestSession game(two_people, "b2.a1.c3");
  game.run("jump 1");
  const Events events = game.run("play c1");
  EXPECT_EQ(kinds(events), "set_aside played");
  EXPECT_EQ(to_text(test::only<event::SetAside>(events).moves), "a1.c3");
  EXPECT_TRUE(shows(game, "..O .X. ..."));
  EXPECT_EQ(game.moves(), "b2.c1");
  EXPECT_FALSE(game.view().can_redo);
  EXPECT_EQ(game.view().set_aside, 2);
}

TEST(Branch, OnATakenCellSetsNothingAside) {
  TestSession game(two_people, "b2.a1.c3");
  game.run("jump 1");
  EXPECT_EQ(refusal(game.run("play b2")), Reason::taken);
  EXPECT_EQ(game.moves(), "b2.a1.c3");
}

TEST(Branch, WhereTheComputerMovedIsRefused) {
  TestSession game(players(human, computer), "b2.a1.c3");
  game.run("jump 1");
  EXPECT_EQ(refusal(game.run("play c1")), Reason::earlier_move);
  EXPECT_EQ(refusal(game.run("aim c1")), Reason::earlier_move);
  EXPECT_EQ(game.moves(), "b2.a1.c3");
}

TEST(Branch, PlayingTheSameMoveAgainKeepsTheFuture) {
  TestSession game(two_people, "b2.a1.c3");
  game.run("jump 0");
  EXPECT_EQ(kinds(game.run("play b2")), "stepped");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.moves(), "b2.a1.c3");
  EXPECT_TRUE(game.view().can_redo);
  EXPECT_EQ(kinds(game.run("play a1")), "stepped");
  EXPECT_EQ(game.moves(), "b2.a1.c3");
}

TEST(Branch, AgainstAComputerTheSameMoveBringsItsReplyBack) {
  TestSession game(players(human, computer), "b2.a1.c3.c1");
  game.run("jump 0");
  EXPECT_EQ(kinds(game.run("play b2")), "stepped");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.moves(), "b2.a1.c3.c1");
}

TEST(Branch, FromAnEndedGameGoesOn) {
  TestSession game(two_people, "a1.a2.b1.b2.c1");
  game.run("undo");
  EXPECT_EQ(kinds(game.run("play c3")), "set_aside played");
  EXPECT_TRUE(shows(game, "XX. OO. ..X"));
  EXPECT_FALSE(game.session.position().outcome().over());
}

TEST(Restore, SwapsBothLines) {
  TestSession game(two_people, "b2.a1.c3");
  EXPECT_EQ(refusal(game.run("restore")), Reason::nothing_to_restore);
  game.run("jump 1");
  game.run("play c1");
  const Events events = game.run("restore");
  ASSERT_EQ(kinds(events), "restored");
  EXPECT_EQ(to_text(test::only<event::Restored>(events).moves), "a1.c3");
  EXPECT_EQ(test::only<event::Restored>(events).cursor, 1);
  EXPECT_EQ(game.moves(), "b2.a1.c3");
  EXPECT_EQ(game.view().cursor, 1);
  EXPECT_EQ(game.view().set_aside, 1);
  EXPECT_EQ(kinds(game.run("restore")), "restored");
  EXPECT_EQ(game.moves(), "b2.c1");
}

TEST(Restore, FromBeforeTheBranchGoesThere) {
  TestSession game(two_people, "b2.a1.c3");
  game.run("undo");
  game.run("play c1");
  game.run("jump 0");
  game.run("restore");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.moves(), "b2.a1.c3");
}

TEST(History, RandomWalksShowWhatReplayingTheMovesToTheCursorShows) {
  test::Dice dice(11);
  for (int round = 0; round < 60; ++round) {
    const Rules rules = dice.rules(5);
    const auto who = [&] { return dice.below(2) == 0 ? human : computer; };
    TestSession game(players(who(), who(), rules));
    for (int step = 0; step < 80; ++step) {
      const View view = game.view();
      const std::vector<Cell> moves = view.position.available_moves();
      switch (dice.below(7)) {
        case 0:
          EXPECT_EQ(!refusal(game.run("undo")), view.can_undo);
          break;
        case 1:
          EXPECT_EQ(!refusal(game.run("redo")), view.can_redo);
          break;
        case 2:
          game.run(command::Jump{dice.between(-1, static_cast<int>(view.moves.size()) + 1)});
          break;
        case 3:
          EXPECT_EQ(!refusal(game.run("restore")), view.set_aside > 0);
          break;
        default:
          if (moves.empty()) break;
          if (view.awaited) {
            game.engine.answer(dice.pick(moves));
            game.session.tick();
          } else {
            game.run(command::Play{dice.pick(moves)});
          }
      }
      const View after = game.view();
      Position model(rules);
      for (int ply = 0; ply < after.cursor; ++ply) {
        model.play(after.moves[static_cast<std::size_t>(ply)]);
      }
      ASSERT_EQ(after.position, model);
      ASSERT_EQ(after.can_redo, after.cursor < static_cast<int>(after.moves.size()));
    }
  }
}

}  // namespace
}  // namespace mnk
