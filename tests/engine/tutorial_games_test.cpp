#include <gtest/gtest.h>

#include <array>

#include "support/board.h"
#include "support/engine_printers.h"

/// The games that the five tutorials show or describe, played through the engine.
namespace mnk {
namespace {

using test::board;
using test::game;

/// Cells of a 3×3 board by their number, 1..9 from the top left.
Position game_by_numbers(std::initializer_list<int> numbers) {
  Position position{Rules()};
  for (const int number : numbers) {
    EXPECT_TRUE(position.play(Rules().cell(number - 1))) << number;
  }
  return position;
}

/// Cells of a 3×3 board as row and column, both from 0.
Position game_by_rows_and_columns(std::initializer_list<Cell> cells) {
  Position position{Rules()};
  for (const Cell move : cells) EXPECT_TRUE(position.play(move)) << to_text(move);
  return position;
}

TEST(TutorialGames, FirstShowsABoardOnWhichOIsToMove) {
  const Position shown = board(Rules(), "XXO .O. X..");
  EXPECT_EQ(shown.to_move(), Mark::O);
  EXPECT_EQ(shown.outcome(), Outcome::in_progress());
}

TEST(TutorialGames, FirstLooksForTheRisingDiagonalOffTheBoardButHereItWins) {
  const Position won = game(Rules(), "a3.a1.b2.b1.c1");
  EXPECT_EQ(won.outcome(), Outcome::win(Mark::X));
}

TEST(TutorialGames, FirstKeepsTheTurnOnBadMoves) {
  Position position = game(Rules(), "a1");
  for (const Cell bad : {Cell{.row = 0, .column = 0}, Cell{.row = -1, .column = 0},
                         Cell{.row = 3, .column = 0}, Cell{.row = 0, .column = 3}}) {
    EXPECT_FALSE(position.play(bad));
    EXPECT_EQ(position.to_move(), Mark::O);
  }
}

TEST(TutorialGames, SecondNumbersItsSquaresFromZero) {
  Position position{Rules()};
  EXPECT_EQ(position.available_moves().size(), 9u);
  ASSERT_TRUE(position.play(Rules().cell(0)));
  ASSERT_TRUE(position.play(Rules().cell(8)));
  EXPECT_EQ(position, board(Rules(), "X.. ... ..O"));
  EXPECT_EQ(position.empty_count(), 7);
  EXPECT_FALSE(position.play(Rules().cell(8)));
}

TEST(TutorialGames, ThirdsSampleWinIsOnTheFallingDiagonal) {
  const Position end = game_by_rows_and_columns({{.row = 1, .column = 1},
                                                 {.row = 0, .column = 1},
                                                 {.row = 0, .column = 0},
                                                 {.row = 1, .column = 2},
                                                 {.row = 2, .column = 2}});
  EXPECT_EQ(end, board(Rules(), "XO. .XO ..X"));
  EXPECT_EQ(end.outcome(), Outcome::win(Mark::X));
  EXPECT_EQ(to_text(end.completed_lines().at(0)), "a1.b2.c3");
}

TEST(TutorialGames, ThirdsForcedDrawIsADraw) {
  const Position end = game_by_rows_and_columns({{.row = 1, .column = 1},
                                                 {.row = 0, .column = 0},
                                                 {.row = 0, .column = 2},
                                                 {.row = 2, .column = 0},
                                                 {.row = 1, .column = 0},
                                                 {.row = 1, .column = 2},
                                                 {.row = 2, .column = 2},
                                                 {.row = 2, .column = 1},
                                                 {.row = 0, .column = 1}});
  EXPECT_EQ(end, board(Rules(), "OXX XXO OOX"));
  EXPECT_EQ(end.outcome(), Outcome::draw());
}

TEST(TutorialGames, FourthTestsOnlyXOnTheRisingDiagonalButHereOWinsThereToo) {
  const Position won_by_o = game_by_numbers({1, 3, 2, 5, 9, 7});
  EXPECT_EQ(won_by_o, board(Rules(), "XXO .O. O.X"));
  EXPECT_EQ(won_by_o.outcome(), Outcome::win(Mark::O));
}

TEST(TutorialGames, FourthCallsAWinOnTheLastCellAWin) {
  const Position end = game_by_numbers({1, 2, 3, 4, 5, 6, 8, 7, 9});
  EXPECT_EQ(end.empty_count(), 0);
  EXPECT_EQ(end.outcome(), Outcome::win(Mark::X));
}

TEST(TutorialGames, FifthsExampleRunIsWonByXInTheRightColumn) {
  constexpr std::array boards = {"X.. ... ...", "X.. .O. ...", "X.. .O. ..X", "X.. .O. O.X",
                                 "X.X .O. O.X", "XOX .O. O.X", "XOX .OX O.X"};
  constexpr std::array numbers = {1, 5, 9, 7, 3, 2, 6};
  Position position{Rules()};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    EXPECT_EQ(position.outcome(), Outcome::in_progress());
    ASSERT_TRUE(position.play(Rules().cell(numbers.at(i) - 1)));
    EXPECT_EQ(position, board(Rules(), boards.at(i)));
  }
  EXPECT_EQ(position.outcome(), Outcome::win(Mark::X));
  EXPECT_EQ(to_text(position.completed_lines().at(0)), "c1.c2.c3");
}

}  // namespace
}  // namespace mnk
