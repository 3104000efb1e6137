#include "solver/move_ordering.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/static_rules.h"
#include "support/asked.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::Asked;
using test::board;
using test::cell;
using test::rules;

std::vector<Cell> order(const Position& position) {
  Table table(0);
  std::vector<Cell> cells;
  for (const OrderedMove& move :
       ordered_moves(SearchContext(position.rules(), table, {}), position)) {
    cells.push_back(move.move);
  }
  return cells;
}

TEST(MoveOrdering, HasEveryLegalMoveOnce) {
  const Position position = board(rules("4,3,3"), "XO.. .X.. ..O.");
  std::vector<Cell> cells = order(position);
  std::ranges::sort(cells);
  EXPECT_EQ(cells, position.available_moves());
}

TEST(MoveOrdering, WinsBeforeItBlocks) {
  const std::vector<Cell> cells = order(board(rules("4,4,3"), "XX.. OO.. .... ...."));
  EXPECT_EQ(cells[0], cell("c1"));
  EXPECT_EQ(cells[1], cell("c2"));
}

TEST(MoveOrdering, PutsTheMiddleFirstAndEqualsInReadingOrder) {
  EXPECT_EQ(to_text(order(Position(rules("3,3,3")))), "b2.a1.c1.a3.c3.b1.a2.c2.b3");
}

TEST(MoveOrdering, CompletesNoLineOfItsOwnInMisereIfItCanHelpIt) {
  const std::vector<Cell> cells = order(board(rules("3,3,3,misere"), "XX. OO. ..."));
  EXPECT_EQ(cells.back(), cell("c1"));
}

TEST(EquivalentMoves, AreAllImagesOfACellOnAnEmptyBoard) {
  const EquivalentMoves square(Position(rules("3,3,3")));
  for (const char* corner : {"a1", "c1", "a3", "c3"}) {
    EXPECT_EQ(square.representative(cell(corner)), cell("a1"));
  }
  for (const char* side : {"b1", "a2", "c2", "b3"}) {
    EXPECT_EQ(square.representative(cell(side)), cell("b1"));
  }
  EXPECT_TRUE(square.is_representative(cell("b2")));
  const EquivalentMoves oblong(Position(rules("4,3,3")));
  EXPECT_EQ(oblong.representative(cell("d3")), cell("a1"));
  EXPECT_EQ(oblong.representative(cell("a2")), cell("a2")) << "rows are no columns here";
}

TEST(EquivalentMoves, AreOnlyThoseThatTheMarksAllow) {
  const EquivalentMoves diagonal(board(rules("3,3,3"), "X.. .O. ..."));
  EXPECT_EQ(diagonal.representative(cell("a2")), cell("b1"));
  EXPECT_EQ(diagonal.representative(cell("c1")), cell("c1"));
  EXPECT_EQ(diagonal.representative(cell("a3")), cell("c1"));
  EXPECT_EQ(diagonal.representative(cell("c3")), cell("c3"));
  const EquivalentMoves none(board(rules("3,3,3"), "XO. ... ..."));
  EXPECT_EQ(none.representative(cell("c3")), cell("c3"));
  EXPECT_EQ(none.representative(cell("a3")), cell("a3"));
}

}  // namespace
}  // namespace mnk
