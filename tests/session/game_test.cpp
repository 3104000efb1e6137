#include "session/game.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"
#include "support/players.h"

// A game with its two lines: the one that is played, and the one that was left.
namespace mnk {
namespace {

using test::cell;
using test::computer;
using test::human;

std::vector<Cell> line(std::string_view moves) { return parse_moves(moves, Rules()).value(); }

TEST(Game, BeginsAtTheEndOfItsMoves) {
  const Game game({}, line("b2.a1.c3"));
  EXPECT_EQ(game.cursor(), 3);
  EXPECT_EQ(game.end(), 3);
  EXPECT_TRUE(game.at_end());
  EXPECT_TRUE(game.later_moves().empty());
  EXPECT_TRUE(game.sideline().empty());
  EXPECT_EQ(game.sideline_count(), 0);
}

TEST(Game, ShowsTheMomentOfItsCursor) {
  Game game({}, line("b2.a1.c3"), 1, line("b2.c1"));
  EXPECT_EQ(game.position(), test::board(Rules(), "... .X. ..."));
  EXPECT_EQ(to_text(game.later_moves()), "a1.c3");
  EXPECT_EQ(game.sideline_count(), 1);
  game.go_to(0);
  EXPECT_EQ(game.position(), Position(Rules()));
  game.go_to(3);
  EXPECT_EQ(game.position().history().size(), 3U);
}

TEST(Game, KnowsTheMoveThatComesNextAnyway) {
  Game game({}, line("b2.a1"));
  EXPECT_FALSE(game.repeats_history(cell("c3"))) << "nothing comes next at the end";
  game.go_to(1);
  EXPECT_TRUE(game.repeats_history(cell("a1")));
  EXPECT_FALSE(game.repeats_history(cell("c3")));
}

TEST(Game, PlayedOnFromTheMiddleLeavesALine) {
  Game game({}, line("b2.a1.c3"));
  game.go_to(1);
  game.place(cell("c1"));
  EXPECT_EQ(to_text(game.moves()), "b2.c1");
  EXPECT_EQ(to_text(game.sideline()), "b2.a1.c3");
  EXPECT_EQ(game.sideline_count(), 2);
  game.place(cell("a3"));
  EXPECT_EQ(to_text(game.sideline()), "b2.a1.c3") << "played at the end, nothing is left";
}

TEST(Game, RestoringSwapsBothLinesAtTheBranch) {
  Game game({}, line("b2.a1.c3"));
  game.go_to(1);
  game.place(cell("c1"));
  game.place(cell("a3"));
  game.restore();
  EXPECT_EQ(to_text(game.moves()), "b2.a1.c3");
  EXPECT_EQ(to_text(game.sideline()), "b2.c1.a3");
  EXPECT_EQ(game.cursor(), 1);
  EXPECT_EQ(game.sideline_count(), 2);
  game.restore();
  EXPECT_EQ(to_text(game.moves()), "b2.c1.a3");
  EXPECT_EQ(to_text(game.sideline()), "b2.a1.c3");
}

TEST(Game, RestoringFromAnywhereGoesToTheBranch) {
  for (int ply = 0; ply <= 2; ++ply) {
    Game game({}, line("b2.c1"), ply, line("b2.a1.c3"));
    game.restore();
    EXPECT_EQ(game.cursor(), 1);
    EXPECT_EQ(game.position(), test::board(Rules(), "... .X. ..."));
  }
}

TEST(Game, ALineThatIsLeftTakesThePlaceOfTheOneBefore) {
  Game game({}, line("b2.c1"), 0, line("b2.a1.c3"));
  game.place(cell("a3"));
  EXPECT_EQ(to_text(game.sideline()), "b2.c1");
  EXPECT_EQ(game.sideline_count(), 2) << "they differ from the first move on";
}

TEST(Game, AwaitsAComputerAtTheEndOfAGameThatIsNotOver) {
  const Settings settings{.rules = {}, .x = human, .o = computer};
  Game game(settings, line("b2"));
  EXPECT_EQ(game.awaited(), computer);
  game.go_to(0);
  EXPECT_EQ(game.awaited(), std::nullopt) << "a human is to move";
  const Settings both{.rules = {}, .x = computer, .o = computer};
  Game between(both, line("b2.a1"));
  between.go_to(1);
  EXPECT_EQ(between.awaited(), std::nullopt) << "an earlier move is looked at";
  EXPECT_EQ(Game(both, line("a1.a2.b1.b2.c1")).awaited(), std::nullopt) << "it is over";
}

TEST(Game, StepsComeToRestWhereAHumanMoves) {
  Game game({.rules = {}, .x = computer, .o = human}, line("b2.a1.c3.c1"));
  EXPECT_EQ(game.undo_target(), 3);
  game.go_to(3);
  EXPECT_EQ(game.undo_target(), 1);
  EXPECT_EQ(game.redo_target(), 4);
  game.go_to(1);
  EXPECT_EQ(game.undo_target(), std::nullopt) << "the computer began";
  EXPECT_EQ(game.redo_target(), 3);
}

}  // namespace
}  // namespace mnk
