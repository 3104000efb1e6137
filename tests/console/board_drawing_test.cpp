#include <gtest/gtest.h>

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

}  // namespace
}  // namespace mnk::console
