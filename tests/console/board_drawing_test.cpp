#include <gtest/gtest.h>

#include <sstream>

#include "console/prompt.h"
#include "support/board.h"

namespace mnk::console {
namespace {

using mnk::test::board;
using mnk::test::cell;
using mnk::test::rules;

games::AnyPosition any_board(const Rules& of, const char* cells) {
  return games::AnyPosition(board(of, cells));
}

TEST(BoardDrawing, ShowsTheLettersAndNumbersBesideAThreeByThreeBoard) {
  EXPECT_EQ(draw_board(any_board(Rules(), "XXO .O. X.."), {}, Numbering::from_one),
            " X | X | O    q w e   1 2 3\n"
            "---+---+---\n"
            "   | O |      a s d   4 5 6\n"
            "---+---+---\n"
            " X |   |      z x c   7 8 9\n");
}

TEST(BoardDrawing, PutsTheMarkedCellsInBrackets) {
  EXPECT_EQ(draw_board(any_board(Rules(), "XO. .XO ..X"), {cell("a1"), cell("b2"), cell("c3")},
                       Numbering::from_one),
            "[X]| O |      q w e   1 2 3\n"
            "---+---+---\n"
            "   |[X]| O    a s d   4 5 6\n"
            "---+---+---\n"
            "   |   |[X]   z x c   7 8 9\n");
}

TEST(BoardDrawing, NamesColumnsRowsAndNumbersOfOtherBoards) {
  EXPECT_EQ(draw_board(any_board(rules("4,3,3"), "X..O .... XXO."), {}, Numbering::from_one),
            "   a  b  c  d\n"
            "1  X  .  .  O    1-4\n"
            "2  .  .  .  .    5-8\n"
            "3  X  X  O  .    9-12\n");
  EXPECT_EQ(draw_board(any_board(rules("2,2,2"), "XO X."), {cell("a1"), cell("a2")},
                       Numbering::from_zero),
            "   a  b\n"
            "1 [X] O   0-1\n"
            "2 [X] .   2-3\n");
}

/// Where the column of cells below a letter stands in each row.
TEST(BoardDrawing, IsAlignedOnTheLargestBoard) {
  const Rules largest = rules("20,20,5");
  Position position(largest);
  ASSERT_TRUE(position.play(cell("t1")));
  ASSERT_TRUE(position.play(cell("t20")));
  std::istringstream lines(draw_board(position, {}, Numbering::from_one));
  std::string header;
  std::getline(lines, header);
  const std::size_t last_column = header.find('t');
  ASSERT_NE(last_column, std::string::npos);
  std::string line;
  int row = 0;
  for (; std::getline(lines, line); ++row) {
    EXPECT_EQ(line.size(), last_column + 4 + 3 + 1 + std::to_string((row + 1) * 20).size());
    const char expected = row == 0 ? 'X' : row == 19 ? 'O' : '.';
    EXPECT_EQ(line.at(last_column), expected) << line;
  }
  EXPECT_EQ(row, 20);
}

}  // namespace
}  // namespace mnk::console
