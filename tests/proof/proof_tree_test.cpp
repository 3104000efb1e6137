#include "proof/proof_tree.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace mnk::proof {
namespace {

using test::board;

constexpr std::uint64_t job_nodes = 10;
const Finding open{.answer = std::nullopt, .nodes = job_nodes};
const Finding refuted{.answer = Bounds::no_win_within(always), .nodes = 1};

class TreeOfTicTacToe : public testing::Test {
 protected:
  ProofTree tree(const Position& root, Mark attacker) {
    return {context_, findings_, root, attacker, job_nodes};
  }

  Table table_{64};
  SearchContext context_{Rules(), table_, {}};
  Findings findings_;
};

TEST_F(TreeOfTicTacToe, GivesALeafThatWasGivenBackOutAgain) {
  ProofTree tree = this->tree(Position(Rules()), Mark::X);
  tree.give_back(*tree.take());
  EXPECT_TRUE(tree.take());
}

TEST_F(TreeOfTicTacToe, BeginsWithTheMovesThatDifferUpToSymmetry) {
  ProofTree tree = this->tree(Position(Rules()), Mark::X);
  int moves = 0;
  while (const auto leaf = tree.take()) {
    EXPECT_EQ(leaf->position.mark_count(), 1);
    ++moves;
  }
  EXPECT_EQ(moves, 3);
  EXPECT_FALSE(tree.answer()) << "all waits for these";
}

TEST_F(TreeOfTicTacToe, IsRefutedWhenAllMovesOfTheAttackerAre) {
  ProofTree tree = this->tree(Position(Rules()), Mark::X);
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(tree.answer());
    tree.finish(*tree.take(), refuted);
  }
  EXPECT_TRUE(tree.answer()->never());
  EXPECT_EQ(tree.share_done(), 1);
  EXPECT_FALSE(tree.shown_by()) << "it takes all of them";
}

TEST_F(TreeOfTicTacToe, OffersOnlyMovesThatMeetAThreat) {
  ProofTree tree = this->tree(board(Rules(), "XX. .O. ..."), Mark::X);
  const auto only = tree.take();
  EXPECT_EQ(only->position, board(Rules(), "XXO .O. ..."));
  EXPECT_FALSE(tree.take());
  tree.finish(*only, refuted);
  EXPECT_TRUE(tree.answer()->never());
  EXPECT_EQ(tree.shown_by(), test::cell("c1"));
}

TEST_F(TreeOfTicTacToe, TakesAKnownPositionForKnownWhereverItOccurs) {
  ProofTree first = this->tree(Position(Rules()), Mark::X);
  for (int i = 0; i < 3; ++i) first.finish(*first.take(), refuted);
  ProofTree second = this->tree(Position(Rules()), Mark::X);
  EXPECT_FALSE(second.take());
  EXPECT_TRUE(second.answer()->never());
}

TEST_F(TreeOfTicTacToe, SearchesAgainWhereAShorterSearchFoundNothing) {
  ProofTree tree = this->tree(Position(Rules()), Mark::X);
  const auto leaf = tree.take();
  tree.finish(*leaf, {.answer = std::nullopt, .nodes = job_nodes - 1});
  ProofTree longer = this->tree(Position(Rules()), Mark::X);
  EXPECT_EQ(longer.take()->position, leaf->position);
}

TEST_F(TreeOfTicTacToe, CountsByDepth) {
  ProofTree tree = this->tree(board(Rules(), "XX. .O. ..."), Mark::X);
  tree.finish(*tree.take(), open);
  tree.finish(*tree.take(), refuted);
  ASSERT_EQ(tree.levels().size(), 3U);
  EXPECT_EQ(tree.levels()[0].opened, 1U);
  EXPECT_EQ(tree.levels()[1].jobs, 1U);
  EXPECT_EQ(tree.levels()[1].nodes, job_nodes);
  EXPECT_EQ(tree.levels()[1].opened, 1U);
  EXPECT_EQ(tree.levels()[2].jobs, 1U);
  EXPECT_EQ(tree.levels()[2].nodes, 1U);
  EXPECT_EQ(tree.levels()[2].settled, 1U);
}

}  // namespace
}  // namespace mnk::proof
