#include "solver/heuristic/move_order.h"

#include <gtest/gtest.h>

#include <span>

#include "support/board.h"

namespace mnk {
namespace {

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
  [[nodiscard]] Square at(const char* name) const { return board_.square(test::cell(name)); }
  [[nodiscard]] int key_of(Square move, std::size_t ply) const {
    for (const Candidate& candidate : collected({.ply = ply})) {
      if (candidate.move() == move) return candidate.key();
    }
    ADD_FAILURE() << "not a candidate";
    return 0;
  }

  /// The same position after so many moves elsewhere.
  [[nodiscard]] PatternBoard later(int moves) const {
    PatternBoard board = board_;
    for (const char* move : {"a1", "o15"}) {
      if (moves-- > 0) board.play(at(move));
    }
    return board;
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

TEST_F(MoveOrderTest, RemembersTwoMovesThatCutOffAtAPly) {
  const int plain = key_of(at("j10"), 2);
  // Without depth nothing is added to the history.
  order_.note_cutoff(later(2), at("j10"), {}, 0, 2);
  EXPECT_EQ(key_of(at("j10"), 2), plain + 60);
  EXPECT_EQ(key_of(at("j10"), 3), plain) << "at another ply it means nothing";
  order_.note_cutoff(later(2), at("f8"), {}, 0, 2);
  order_.note_cutoff(later(2), at("f8"), {}, 0, 2);
  EXPECT_EQ(key_of(at("j10"), 2), plain + 60) << "the same move again pushes none out";
  order_.note_cutoff(later(2), at("g7"), {}, 0, 2);
  EXPECT_EQ(key_of(at("j10"), 2), plain);
}

TEST_F(MoveOrderTest, RemembersTheAnswerToAMove) {
  const int plain = key_of(at("j10"), 2);
  order_.note_cutoff(board_, at("j10"), {}, 0, 1);
  EXPECT_EQ(key_of(at("j10"), 2), plain + 60);
  order_.note_cutoff(later(2), at("g7"), {}, 0, 1);
  EXPECT_EQ(key_of(at("j10"), 2), plain + 60) << "the answer to another move";
  order_.note_cutoff(board_, at("g7"), {}, 0, 1);
  EXPECT_EQ(key_of(at("j10"), 2), plain);
}

/// Grows with the square of the depth towards a limit of 80, by half of what is left at most.
TEST_F(MoveOrderTest, KeepsAHistoryForEachSide) {
  const int plain = key_of(at("j10"), 0);
  const auto gained = [&] { return key_of(at("j10"), 0) - plain; };
  order_.note_cutoff(later(1), at("j10"), {}, 9, 1);
  EXPECT_EQ(gained(), 0) << "the other side's habit";
  order_.note_cutoff(later(2), at("j10"), {}, 3, 1);
  EXPECT_EQ(gained(), 9);
  order_.note_cutoff(later(2), at("j10"), {}, 9, 1);
  EXPECT_EQ(gained(), 9 + 40 - 9 * 40 / 80);
  for (int i = 0; i < 50; ++i) order_.note_cutoff(later(2), at("j10"), {}, 9, 1);
  EXPECT_GT(gained(), 75);
  EXPECT_LE(gained(), 80);
}

TEST_F(MoveOrderTest, HoldsItAgainstMovesThatTheyDidNotCutOff) {
  const int plain = key_of(at("j10"), 0);
  const auto gained = [&] { return key_of(at("j10"), 0) - plain; };
  const Candidate failed[] = {Candidate(at("j10"), 0), Candidate(at("f8"), 0)};
  order_.note_cutoff(later(2), at("g7"), failed, 4, 1);
  EXPECT_EQ(gained(), -8) << "half of what the other gains";
  for (int i = 0; i < 50; ++i) order_.note_cutoff(later(2), at("g7"), failed, 9, 1);
  EXPECT_LT(gained(), -60);
  EXPECT_GE(gained(), -80);
}

}  // namespace
}  // namespace mnk
