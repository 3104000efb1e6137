#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/played_session.h"

// Moves: which are taken, which are refused, and that a refused one changes nothing.
namespace mnk {
namespace {

using test::cell;
using test::players;
using test::session;
using test::shows;
using test::two_people;

TEST(Play, XMovesFirstAndTheSidesTakeTurns) {
  Session game(two_people);
  EXPECT_EQ(game.position().to_move(), Mark::X);
  EXPECT_TRUE(game.play(cell("b2")));
  EXPECT_EQ(game.position().to_move(), Mark::O);
  EXPECT_TRUE(game.play(cell("a1")));
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.view().moves, (std::vector{cell("b2"), cell("a1")}));
  EXPECT_EQ(game.view().cursor, 2);
}

TEST(Play, StartsWithMovesThatWereBroughtAlong) {
  const Rules rules = test::rules("4,2,3");
  const Session game(players(PlayerKind::human, PlayerKind::human, rules),
                     {cell("d1"), cell("a2"), cell("b2")});
  EXPECT_TRUE(shows(game, "...X OX.."));
  EXPECT_EQ(game.view().cursor, 3);
  EXPECT_EQ(game.view().last_move(), cell("b2"));
}

TEST(Play, TheEmptyBoardHasNoLastMove) {
  EXPECT_EQ(Session(two_people).view().last_move(), std::nullopt);
}

struct Refused {
  std::string name;
  Settings settings;
  std::string moves;
  Cell cell;
  PlayRefusal reason;
};

class RefusedPlay : public testing::TestWithParam<Refused> {};

TEST_P(RefusedPlay, GivesTheReasonAndChangesNothing) {
  Session game = session(GetParam().settings, GetParam().moves);
  const View before = game.view();
  for (const Later later : {Later::keep, Later::drop}) {
    const auto played = game.play(GetParam().cell, later);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error(), GetParam().reason);
    EXPECT_EQ(game.view(), before);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Each, RefusedPlay,
    testing::Values(
        Refused{"RightOfTheBoard",
                two_people,
                "b2",
                {.row = 0, .column = 3},
                PlayRefusal::off_the_board},
        Refused{"AboveTheBoard",
                two_people,
                "b2",
                {.row = -1, .column = 0},
                PlayRefusal::off_the_board},
        Refused{"OnTheOtherSidesMark", two_people, "b2", cell("b2"), PlayRefusal::taken},
        Refused{"OnTheOwnMark", two_people, "b2.a1", cell("b2"), PlayRefusal::taken},
        Refused{"AfterAWin", two_people, "a1.a2.b1.b2.c1", cell("c3"), PlayRefusal::game_over},
        Refused{"OnATakenCellAfterAWin", two_people, "a1.a2.b1.b2.c1", cell("a1"),
                PlayRefusal::game_over},
        Refused{"OnAFullBoard", two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3", cell("a1"),
                PlayRefusal::game_over},
        Refused{"WhenTheComputerIsToMove", players(PlayerKind::human, PlayerKind::easy), "b2",
                cell("a1"), PlayRefusal::not_your_turn},
        Refused{"WhenTheComputerBegins", players(PlayerKind::perfect, PlayerKind::human), "",
                cell("a1"), PlayRefusal::not_your_turn}),
    [](const auto& each) { return each.param.name; });

TEST(Play, TheComputersMoveIsRefusedOnAHumansTurn) {
  Session game = session(players(PlayerKind::human, PlayerKind::easy), "b2.a1");
  const View before = game.view();
  const auto played = game.play_for_computer(cell("c3"));
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error(), PlayRefusal::not_your_turn);
  EXPECT_EQ(game.view(), before);
}

TEST(Play, AnImpossibleMoveOfTheComputerIsRefusedAndChangesNothing) {
  Session game = session(players(PlayerKind::human, PlayerKind::easy), "b2");
  const View before = game.view();
  EXPECT_EQ(game.play_for_computer(cell("b2")), std::unexpected(PlayRefusal::taken));
  EXPECT_EQ(game.play_for_computer(cell("d1")), std::unexpected(PlayRefusal::off_the_board));
  EXPECT_EQ(game.view(), before);
  EXPECT_TRUE(game.play_for_computer(cell("c1")));
  EXPECT_TRUE(shows(game, "..O .X. ..."));
}

TEST(Awaited, IsTheComputerWhoseTurnItIs) {
  Session game(players(PlayerKind::hard, PlayerKind::easy));
  EXPECT_EQ(game.view().awaited(), PlayerKind::hard);
  test::play_all(game, "b2");
  EXPECT_EQ(game.view().awaited(), PlayerKind::easy);
}

TEST(Awaited, IsNobodyOnAHumansTurn) {
  Session game(players(PlayerKind::human, PlayerKind::random));
  EXPECT_EQ(game.view().awaited(), std::nullopt);
  test::play_all(game, "b2");
  EXPECT_EQ(game.view().awaited(), PlayerKind::random);
}

TEST(Awaited, IsNobodyAfterTheEnd) {
  const Session game = session(players(PlayerKind::easy, PlayerKind::easy), "a1.a2.b1.b2.c1");
  EXPECT_TRUE(shows(game, "XXX OO. ..."));
  EXPECT_EQ(game.view().awaited(), std::nullopt);
}

TEST(Awaited, IsNobodyWhileAnEarlierMoveIsLookedAt) {
  Session game = session(players(PlayerKind::human, PlayerKind::easy), "b2.a1.c3");
  EXPECT_EQ(game.view().awaited(), PlayerKind::easy);
  ASSERT_TRUE(game.jump(1));
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.view().awaited(), std::nullopt);
  ASSERT_TRUE(game.jump(3));
  EXPECT_EQ(game.view().awaited(), PlayerKind::easy);
}

TEST(LineCells, AreThoseOfAllCompletedLinesEachOnce) {
  const Session game = session(two_people, "a1.b1.c1.a2.a3.c2.c3.b3.b2");
  EXPECT_TRUE(shows(game, "XOX OXO XOX"));
  EXPECT_EQ(game.view().line_cells,
            (std::vector{cell("a1"), cell("c1"), cell("b2"), cell("a3"), cell("c3")}));
}

TEST(LineCells, AreThereInMisereTooWhereTheLineLoses) {
  const Session game = session(
      players(PlayerKind::human, PlayerKind::human, test::rules("3,3,3,misere")), "a1.a2.b1.b2.c1");
  EXPECT_EQ(game.position().outcome().winner(), Mark::O);
  EXPECT_EQ(game.view().line_cells, (std::vector{cell("a1"), cell("b1"), cell("c1")}));
}

TEST(LineCells, AreNoneBeforeAndWithoutAWin) {
  EXPECT_TRUE(session(two_people, "a1.a2.b1.b2").view().line_cells.empty());
  const Session drawn = session(two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3");
  EXPECT_TRUE(drawn.position().outcome().is_draw());
  EXPECT_TRUE(drawn.view().line_cells.empty());
}

TEST(View, IsAValueThatLaterMovesDoNotTouch) {
  Session game = session(two_people, "b2");
  const View early = game.view();
  test::play_all(game, "a1.c3");
  EXPECT_TRUE(shows(early.position, "... .X. ..."));
  EXPECT_EQ(early.moves.size(), 1U);
}

TEST(Play, RandomGamesEndAsTheEngineSaysAndEveryRefusalChangesNothing) {
  test::Dice dice(7);
  for (int round = 0; round < 200; ++round) {
    const Rules rules = dice.rules(6);
    Session game(players(PlayerKind::human, PlayerKind::human, rules));
    Position model(rules);
    while (!model.outcome().over()) {
      const Cell anywhere{.row = dice.between(-1, rules.rows()),
                          .column = dice.between(-1, rules.columns())};
      const View before = game.view();
      const bool legal = !model.refusal(anywhere);
      EXPECT_EQ(game.play(anywhere).has_value(), legal);
      if (legal) {
        model.play(anywhere);
      } else {
        EXPECT_EQ(game.view(), before);
      }
      ASSERT_EQ(game.position(), model);
    }
    EXPECT_EQ(game.view().moves, model.history());
  }
}

}  // namespace
}  // namespace mnk
