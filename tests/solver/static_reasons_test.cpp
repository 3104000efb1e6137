#include <gtest/gtest.h>

#include <algorithm>

#include "solver/explanation.h"
#include "solver/solver.h"
#include "support/board.h"

// That reasons are true is tested in reasons_test.cpp; here, that they are found.
namespace mnk {
namespace {

using test::board;
using test::cell;

std::vector<Cell> cells_of(std::string_view names) { return parse_moves(names, Rules()).value(); }

/// The cells of the reason of this kind that a move has at once, joined; "none" without one.
std::string at_once(const Position& position, std::string_view move, ReasonKind kind) {
  Solver solver(1 << 12);
  const auto reasons = reasons_at_once(solver.context(position.rules()), position, cell(move));
  const auto found = std::ranges::find(reasons, kind, &MoveReason::kind);
  return found == reasons.end() ? "none" : to_text(found->cells);
}

TEST(ReasonsAtOnce, NameTheForkThatAMoveMakes) {
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "c1", ReasonKind::makes_fork), "none")
      << "it is O's turn";
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. O.X"), "c1", ReasonKind::makes_fork), "b1.c2");
}

TEST(ReasonsAtOnce, NameTheForkThatAMoveAllows) {
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "a3", ReasonKind::allows_fork), "c1")
      << "the fork stops the one threat that O has";
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "b1", ReasonKind::allows_fork), "none");
  EXPECT_EQ(at_once(Position(Rules()), "b2", ReasonKind::allows_fork), "none");
}

/// Of a win for X by this line of play.
ReasonKind kind_of_win(const Position& position, std::string_view line) {
  Solver solver(1 << 12);
  return reason_of_win(solver.context(position.rules()), position, cells_of(line), Mark::X).kind;
}

/// X wins by b1, c1, c3 only because O does not take its own line in between.
TEST(ReasonOfWin, IsASearchWhereTheLoserCouldHaveWonInstead) {
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. ..X OO."), "b1.c1.c3"), ReasonKind::search);
}

TEST(ReasonOfWin, IsASequenceOfThreatsWhereEachReplyIsForced) {
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. .O. O.X"), "c1.b1.c2"), ReasonKind::threat_sequence);
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. .O. ..."), "b1.a2.c1"), ReasonKind::search)
      << "a2 does not stop c1";
}

}  // namespace
}  // namespace mnk
