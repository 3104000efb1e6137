#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/played_session.h"

// The history and its cursor: undo, redo, jump, and playing on from the middle.
namespace mnk {
namespace {

using test::cell;
using test::players;
using test::session;
using test::shows;
using test::two_people;

constexpr PlayerKind human = PlayerKind::human;
constexpr PlayerKind computer = PlayerKind::perfect;

TEST(Undo, BetweenPeopleTakesOneMoveBack) {
  Session game = session(two_people, "b2.a1.c3");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.view().moves.size(), 3U);
}

TEST(Undo, BetweenComputersTakesOneMoveBack) {
  Session game = session(players(computer, computer), "b2.a1.c3");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Undo, AtTheStartIsRefused) {
  Session game(two_people);
  EXPECT_FALSE(game.view().can_undo);
  EXPECT_FALSE(game.undo());
  EXPECT_TRUE(shows(game, "... ... ..."));
}

TEST(Undo, AgainstAComputerTakesItsReplyAndOnesOwnMoveBackTogether) {
  Session game = session(players(human, computer), "b2.a1.c3.c1");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.position().to_move(), Mark::X);
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_FALSE(game.undo());
}

TEST(Undo, BeforeTheComputersReplyTakesOnlyOnesOwnMoveBack) {
  Session game = session(players(human, computer), "b2.a1.c3");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Undo, KeepsTheFirstMoveOfAComputerThatBegan) {
  Session game = session(players(computer, human), "b2.a1.c3");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_FALSE(game.view().can_undo);
  EXPECT_FALSE(game.undo());
  EXPECT_TRUE(shows(game, "... .X. ..."));
}

TEST(Undo, OfAnOwnWinningMoveTakesJustThat) {
  Session game = session(players(human, computer), "a1.a2.b1.b2.c1");
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "XX. OO. ..."));
}

TEST(Undo, OfTheComputersWinTakesOnesOwnMistakeBackToo) {
  Session game = session(players(human, computer), "a1.b1.a2.b2.c3.b3");
  EXPECT_TRUE(shows(game, "XO. XO. .OX"));
  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(shows(game, "XO. XO. ..."));
}

TEST(Redo, BetweenPeoplePlaysOneMoveAgain) {
  Session game = session(two_people, "b2.a1.c3");
  game.jump(0);
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_FALSE(game.view().can_redo);
  EXPECT_FALSE(game.redo());
}

TEST(Redo, AgainstAComputerPlaysOnesOwnMoveAndTheReplyAgain) {
  Session game = session(players(human, computer), "b2.a1.c3.c1");
  game.undo();
  game.undo();
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(shows(game, "O.O .X. ..X"));
}

TEST(Redo, StopsAtTheEndAlsoWhenThatIsTheComputersTurn) {
  Session game = session(players(human, computer), "b2.a1.c3");
  game.undo();
  EXPECT_TRUE(game.redo());
  EXPECT_TRUE(shows(game, "O.. .X. ..X"));
  EXPECT_EQ(game.view().awaited(), computer);
}

TEST(Jump, GoesToAnyMomentAndKeepsAllMoves) {
  Session game = session(players(human, computer), "b2.a1.c3.c1");
  EXPECT_TRUE(game.jump(1));
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_TRUE(game.jump(4));
  EXPECT_TRUE(shows(game, "O.O .X. ..X"));
  EXPECT_TRUE(game.jump(0));
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_EQ(to_text(game.view().moves), "b2.a1.c3.c1");
}

TEST(Jump, OutsideTheGameIsRefusedAndChangesNothing) {
  Session game = session(two_people, "b2.a1");
  game.jump(1);
  const View before = game.view();
  EXPECT_FALSE(game.jump(-1));
  EXPECT_FALSE(game.jump(3));
  EXPECT_EQ(game.view(), before);
}

TEST(Branch, IsRefusedUnlessTheCallerLetsTheLaterMovesGo) {
  Session game = session(two_people, "b2.a1.c3");
  game.jump(1);
  const View before = game.view();
  EXPECT_EQ(game.play(cell("c1")), std::unexpected(PlayRefusal::drops_moves));
  EXPECT_EQ(game.view(), before);
  EXPECT_TRUE(game.play(cell("c1"), Later::drop));
  EXPECT_TRUE(shows(game, "..O .X. ..."));
  EXPECT_EQ(to_text(game.view().moves), "b2.c1");
  EXPECT_FALSE(game.view().can_redo);
}

TEST(Branch, OnATakenCellIsTakenAndNoQuestionOfLaterMoves) {
  Session game = session(two_people, "b2.a1.c3");
  game.jump(1);
  EXPECT_EQ(game.play(cell("b2")), std::unexpected(PlayRefusal::taken));
}

TEST(Branch, OnTheComputersTurnIsNotYours) {
  Session game = session(players(human, computer), "b2.a1.c3");
  game.jump(1);
  EXPECT_EQ(game.play(cell("c1"), Later::drop), std::unexpected(PlayRefusal::not_your_turn));
  EXPECT_EQ(game.play_for_computer(cell("c1")), std::unexpected(PlayRefusal::not_your_turn));
  EXPECT_EQ(to_text(game.view().moves), "b2.a1.c3");
}

TEST(Branch, PlayingTheSameMoveAgainKeepsTheFuture) {
  Session game = session(two_people, "b2.a1.c3");
  game.jump(0);
  EXPECT_TRUE(game.play(cell("b2")));
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(to_text(game.view().moves), "b2.a1.c3");
  EXPECT_TRUE(game.view().can_redo);
  EXPECT_TRUE(game.play(cell("a1"), Later::drop));
  EXPECT_EQ(to_text(game.view().moves), "b2.a1.c3");
}

TEST(Branch, AgainstAComputerTheSameMoveBringsItsReplyBack) {
  Session game = session(players(human, computer), "b2.a1.c3.c1");
  ASSERT_TRUE(game.jump(0));
  EXPECT_TRUE(game.play(cell("b2")));
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(to_text(game.view().moves), "b2.a1.c3.c1");
}

TEST(Branch, FromAnEndedGameGoesOn) {
  Session game = session(two_people, "a1.a2.b1.b2.c1");
  game.undo();
  EXPECT_TRUE(game.play(cell("c3"), Later::drop));
  EXPECT_TRUE(shows(game, "XX. OO. ..X"));
  EXPECT_FALSE(game.position().outcome().over());
}

TEST(History, RandomWalksShowWhatReplayingTheMovesToTheCursorShows) {
  test::Dice dice(11);
  for (int round = 0; round < 60; ++round) {
    const Rules rules = dice.rules(5);
    const auto who = [&] { return dice.below(2) == 0 ? human : computer; };
    Session game(players(who(), who(), rules));
    for (int step = 0; step < 80; ++step) {
      const View view = game.view();
      const std::vector<Cell> moves = view.position.available_moves();
      switch (dice.below(6)) {
        case 0:
          EXPECT_EQ(game.undo(), view.can_undo);
          break;
        case 1:
          EXPECT_EQ(game.redo(), view.can_redo);
          break;
        case 2:
          game.jump(dice.between(-1, static_cast<int>(view.moves.size()) + 1));
          break;
        default:
          if (moves.empty()) break;
          if (view.awaited()) {
            EXPECT_TRUE(game.play_for_computer(dice.pick(moves)));
          } else {
            [[maybe_unused]] const auto any =
                game.play(dice.pick(moves), dice.below(2) == 0 ? Later::keep : Later::drop);
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
