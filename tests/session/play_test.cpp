#include <gtest/gtest.h>

#include "support/dice.h"
#include "support/test_session.h"

// Moves: which are taken, which are refused, and that a refused one changes nothing.
namespace mnk {
namespace {

using test::cell;
using test::kinds;
using test::players;
using test::refusal;
using test::shows;
using test::TestSession;
using test::two_people;

TEST(Play, XMovesFirstAndTheSidesTakeTurns) {
  TestSession game(two_people);
  EXPECT_EQ(game.session.position().to_move(), Mark::X);
  game.play("b2");
  EXPECT_EQ(game.session.position().to_move(), Mark::O);
  game.play("a1");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
  EXPECT_EQ(game.view().moves, (std::vector{cell("b2"), cell("a1")}));
  EXPECT_EQ(game.view().cursor, 2);
}

TEST(Play, StartsWithMovesThatWereBroughtAlong) {
  const Rules rules = test::rules("4,2,3");
  const TestSession game =
      TestSession::opened(players(PlayerKind::human, PlayerKind::human, rules), "d1.a2.b2");
  EXPECT_TRUE(shows(game, "...X OX.."));
  EXPECT_EQ(game.view().cursor, 3);
  EXPECT_EQ(game.view().last_move(), cell("b2"));
}

TEST(Play, IsForWhoeverSitsHereUnlessAComputerHasToMove) {
  EXPECT_TRUE(TestSession(two_people).session.own_move());
  TestSession game(players(PlayerKind::human, PlayerKind::perfect));
  EXPECT_TRUE(game.session.own_move());
  game.play("b2");
  EXPECT_FALSE(game.session.own_move());
}

TEST(Play, TheEmptyBoardHasNoLastMove) {
  EXPECT_EQ(TestSession().view().last_move(), std::nullopt);
}

using Reason = event::Refused::Reason;

struct Refused {
  std::string name;
  Settings settings;
  std::string moves;
  Cell cell;
  Reason reason;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.name; }

class RefusedPlay : public testing::TestWithParam<Refused> {};

TEST_P(RefusedPlay, GivesTheReasonAndChangesNothing) {
  TestSession game(GetParam().settings, GetParam().moves);
  const View before = game.view();
  const Events events = game.run(command::Play{GetParam().cell});
  EXPECT_EQ(refusal(events), GetParam().reason);
  EXPECT_EQ(test::only<event::Refused>(events).cell, GetParam().cell);
  EXPECT_EQ(game.view(), before);
}

INSTANTIATE_TEST_SUITE_P(
    Each, RefusedPlay,
    testing::Values(
        Refused{
            "RightOfTheBoard", two_people, "b2", {.row = 0, .column = 3}, Reason::off_the_board},
        Refused{"AboveTheBoard", two_people, "b2", {.row = -1, .column = 0}, Reason::off_the_board},
        Refused{"OnTheOtherSidesMark", two_people, "b2", cell("b2"), Reason::taken},
        Refused{"OnTheOwnMark", two_people, "b2.a1", cell("b2"), Reason::taken},
        Refused{"AfterAWin", two_people, "a1.a2.b1.b2.c1", cell("c3"), Reason::game_over},
        Refused{"OnATakenCellAfterAWin", two_people, "a1.a2.b1.b2.c1", cell("a1"),
                Reason::game_over},
        Refused{"OnAFullBoard", two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3", cell("a1"),
                Reason::game_over},
        Refused{"WhenTheComputerIsToMove", players(PlayerKind::human, PlayerKind::easy), "b2",
                cell("a1"), Reason::not_your_turn},
        Refused{"WhenTheComputerBegins", players(PlayerKind::perfect, PlayerKind::human), "",
                cell("a1"), Reason::not_your_turn}),
    [](const auto& each) { return each.param.name; });

TEST(Awaited, IsTheComputerWhoseTurnItIs) {
  TestSession game(players(PlayerKind::hard, PlayerKind::easy));
  EXPECT_EQ(game.view().awaited, PlayerKind::hard);
  game.play("b2");
  EXPECT_EQ(game.view().awaited, PlayerKind::easy);
}

TEST(Awaited, IsNobodyOnAHumansTurn) {
  TestSession game(players(PlayerKind::human, PlayerKind::random));
  EXPECT_EQ(game.view().awaited, std::nullopt);
  game.play("b2");
  EXPECT_EQ(game.view().awaited, PlayerKind::random);
}

TEST(Awaited, IsNobodyAfterTheEnd) {
  const TestSession game(players(PlayerKind::easy, PlayerKind::easy), "a1.a2.b1.b2.c1");
  EXPECT_TRUE(shows(game, "XXX OO. ..."));
  EXPECT_EQ(game.view().awaited, std::nullopt);
}

TEST(Awaited, IsNobodyWhileAnEarlierMoveIsLookedAt) {
  TestSession game(players(PlayerKind::human, PlayerKind::easy), "b2.a1.c3");
  EXPECT_EQ(game.view().awaited, PlayerKind::easy);
  game.run("jump 1");
  EXPECT_TRUE(shows(game, "... .X. ..."));
  EXPECT_EQ(game.view().awaited, std::nullopt);
  game.run("jump 3");
  EXPECT_EQ(game.view().awaited, PlayerKind::easy);
}

TEST(LineCells, AreThoseOfAllCompletedLinesEachOnce) {
  const TestSession game(two_people, "a1.b1.c1.a2.a3.c2.c3.b3.b2");
  EXPECT_TRUE(shows(game, "XOX OXO XOX"));
  EXPECT_EQ(game.view().line_cells,
            (std::vector{cell("a1"), cell("c1"), cell("b2"), cell("a3"), cell("c3")}));
}

TEST(LineCells, AreThereInMisereTooWhereTheLineLoses) {
  const TestSession game(players(PlayerKind::human, PlayerKind::human, test::rules("3,3,3,misere")),
                         "a1.a2.b1.b2.c1");
  EXPECT_EQ(game.session.position().outcome().winner(), Mark::O);
  EXPECT_EQ(game.view().line_cells, (std::vector{cell("a1"), cell("b1"), cell("c1")}));
}

TEST(LineCells, AreNoneBeforeAndWithoutAWin) {
  EXPECT_TRUE(TestSession(two_people, "a1.a2.b1.b2").view().line_cells.empty());
  const TestSession drawn(two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3");
  EXPECT_TRUE(drawn.session.position().outcome().is_draw());
  EXPECT_TRUE(drawn.view().line_cells.empty());
}

TEST(View, IsAValueThatLaterMovesDoNotTouch) {
  TestSession game(two_people, "b2");
  const View early = game.view();
  game.play("a1.c3");
  EXPECT_TRUE(shows(early.position, "... .X. ..."));
  EXPECT_EQ(early.moves.size(), 1U);
}

TEST(Play, RandomGamesEndAsTheEngineSaysAndEveryRefusalChangesNothing) {
  test::Dice dice(7);
  for (int round = 0; round < 200; ++round) {
    const Rules rules = dice.rules(6);
    TestSession game(players(PlayerKind::human, PlayerKind::human, rules));
    Position model(rules);
    while (!model.outcome().over()) {
      const Cell anywhere{.row = dice.between(-1, rules.rows()),
                          .column = dice.between(-1, rules.columns())};
      const View before = game.view();
      const bool legal = !model.refusal(anywhere);
      EXPECT_EQ(kinds(game.run(command::Play{anywhere})).starts_with("played"), legal);
      if (legal) {
        model.play(anywhere);
      } else {
        EXPECT_EQ(game.view(), before);
      }
      ASSERT_EQ(game.session.position(), model);
    }
    EXPECT_EQ(game.view().moves, model.history());
  }
}

}  // namespace
}  // namespace mnk
