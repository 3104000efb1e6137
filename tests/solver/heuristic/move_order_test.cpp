#include "solver/heuristic/move_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "support/board.h"

namespace mnk {
namespace {

using test::game;
using test::rules;

class Candidates : public testing::Test {
 protected:
  [[nodiscard]] PatternBoard board(const char* moves) const {
    return {knowledge_, game(rules("15,15,5"), moves)};
  }

  /// The cells worth trying, in row-major order.
  [[nodiscard]] static std::string moves_of(const PatternBoard& board) {
    std::vector<Candidate> found = {Candidate(1, 0)};
    collect_candidates(board, need_of(board), found);
    std::vector<Cell> cells;
    for (std::size_t i = 1; i < found.size(); ++i) cells.push_back(board.cell(found[i].move()));
    std::ranges::sort(cells);
    return to_text(cells);
  }

  [[nodiscard]] static int urgency_of(const PatternBoard& board, const char* name) {
    return urgency(board, board.square(test::cell(name)));
  }

  PatternKnowledge knowledge_{5};
};

TEST_F(Candidates, AreTheMiddleOfAnEmptyBoard) {
  EXPECT_EQ(moves_of(PatternBoard(knowledge_, Position(rules("15,15,5")))), "h8");
  EXPECT_EQ(moves_of(PatternBoard(knowledge_, Position(rules("8,7,5")))), "e4");
}

TEST_F(Candidates, AreTheCellsNearTheStones) {
  EXPECT_EQ(need_of(board("a1")), Need::none);
  EXPECT_EQ(moves_of(board("a1")), "b1.c1.a2.b2.c2.a3.b3.c3");
}

TEST_F(Candidates, AgainstAFourAreTheCellsThatStopIt) {
  const PatternBoard one_side = board("h8.g8.i8.a1.j8.o1.k8");
  EXPECT_EQ(need_of(one_side), Need::stop_five);
  EXPECT_EQ(moves_of(one_side), "l8");
}

TEST_F(Candidates, AgainstAnOpenThreeAreTheCellsOfThatLineAndOwnFours) {
  const PatternBoard three = board("h8.a1.i8.a15.j8");
  EXPECT_EQ(need_of(three), Need::stop_open_four);
  EXPECT_EQ(moves_of(three), "f8.g8.k8.l8");
  // O has three in the first row, closed on one side: two fours of its own.
  const PatternBoard with_fours = board("h8.a1.i8.b1.o15.c1.j8");
  EXPECT_EQ(moves_of(with_fours), "d1.e1.f8.g8.k8.l8");
}

TEST_F(Candidates, AreAllEmptyCellsWhereNoneIsNearAStone) {
  const Position corner =
      test::board(rules("8,7,5"), "XOX..... OXO..... XOX..... ........ ........ ........ ........");
  const PatternBoard board(knowledge_, corner);
  // Every cell within two steps of a stone; the far ones are not tried.
  EXPECT_EQ(moves_of(board).find("h7"), std::string::npos);
  EXPECT_NE(moves_of(board).find("e5"), std::string::npos);
}

/// What is won at once comes before what must be stopped, and that before quiet moves.
TEST_F(Candidates, AreUrgentByWhatTheyMakeAndTake) {
  // X has three in row 8, O has three in row 3: X makes an open four, or stops one.
  const PatternBoard both = board("h8.h3.i8.i3.j8.j3");
  EXPECT_GT(urgency_of(both, "g8"), urgency_of(both, "g3"));
  EXPECT_GT(urgency_of(both, "g3"), urgency_of(both, "f3")) << "an open four above a four";
  EXPECT_GT(urgency_of(both, "f3"), urgency_of(both, "h10"));
  const PatternBoard fives = board("h8.h3.i8.i3.j8.j3.k8.k3");
  EXPECT_GT(urgency_of(fives, "l8"), urgency_of(fives, "l3")) << "win, rather than stop a win";
  EXPECT_GT(urgency_of(fives, "l3"), urgency_of(fives, "g5"));
}

class MoveOrderTest : public testing::Test {
 protected:
  /// Best first.
  [[nodiscard]] std::vector<Candidate> collected(const MoveOrder::Place& place = {}) const {
    std::vector<Candidate> moves = {Candidate(1, -5)};
    order_.collect(board_, need_of(board_), place, moves);
    EXPECT_EQ(moves.front().move(), 1) << "what was there stays";
    moves.erase(moves.begin());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      MoveOrder::bring_best(std::span(moves).subspan(i));
    }
    return moves;
  }
  PatternKnowledge knowledge_{5};
  PatternBoard board_{knowledge_, test::game(test::rules("15,15,5"), "h8.i9.h10.h9.g9")};
  MoveOrder order_{board_.square_count(), 4};
};

TEST_F(MoveOrderTest, IsByUrgencyAndThenByTheLowerSquare) {
  const std::vector<Candidate> moves = collected();
  ASSERT_GT(moves.size(), 20U);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(moves[i].key(), urgency(board_, moves[i].move()));
    if (i == 0) continue;
    const Candidate& before = moves[i - 1];
    EXPECT_TRUE(before.key() > moves[i].key() ||
                (before.key() == moves[i].key() && before.move() < moves[i].move()));
  }
}

TEST_F(MoveOrderTest, PutsTheMoveOfTheTableFirst) {
  const Square last = collected().back().move();
  EXPECT_EQ(collected({.ply = 0, .table_move = last}).front().move(), last);
}

}  // namespace

}  // namespace mnk
