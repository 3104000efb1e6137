#include "solver/solver.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/sample.h"
#include "support/solve.h"

/// The solver's fingerprint: the nodes it searches for fixed positions with a fixed table. The same
/// natively and as wasm, with every compiler and word size. Only a deliberate change of the search
/// may change it.
namespace mnk {
namespace {

using test::rules;

std::uint64_t nodes_to_solve(const Position& position) {
  Solver solver(1 << 22);
  return test::solve(solver, position).nodes;
}

TEST(NodeSignature, OfWholeGames) {
  const std::pair<const char*, std::uint64_t> games[] = {
      {"3,3,3", 110},     {"4,3,3", 60},         {"4,4,4", 36},
      {"5,5,4", 7422},    {"6,5,4", 2409},       {"6,6,5", 68},
      {"10,10,4", 47590}, {"3,3,3,misere", 663}, {"4,4,4,misere", 183166}};
  for (const auto& [text, nodes] : games) {
    EXPECT_EQ(nodes_to_solve(Position(rules(text))), nodes) << text;
  }
}

TEST(NodeSignature, OfPositionsByChance) {
  std::uint64_t nodes = 0;
  for (const char* text : {"5,5,4", "6,4,4", "7,6,5", "5,4,3,misere"}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Position position = test::random_position(rules(text), 6, seed);
      if (!position.outcome().over()) nodes += nodes_to_solve(position);
    }
  }
  EXPECT_EQ(nodes, 918300u);
}

/// Many small questions test every rule better than a few large ones.
TEST(NodeSignature, OfManySmallPositions) {
  std::uint64_t folded = 0;
  for (const char* text : {"3,3,3", "4,3,3", "5,4,4", "6,6,4", "8,8,5", "10,1,4", "4,2,2", "9,9,8",
                           "3,3,3,misere", "4,3,3,misere", "5,2,2,misere"}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Rules board = rules(text);
      const int marks = std::max(board.cell_count() - 9, static_cast<int>(seed % 3));
      const Position position = test::random_position(board, marks, seed);
      if (position.outcome().over()) continue;
      folded = folded * 31 + nodes_to_solve(position);
      Solver solver(1 << 16);
      Budget budget(5'000);
      for (const MoveAssessment& known : solver.analyse(position, budget)) {
        folded = folded * 31 + static_cast<std::uint64_t>(known.assessment.at_least.plies);
        folded = folded * 31 + static_cast<std::uint64_t>(known.assessment.proof);
      }
      folded = folded * 31 + budget.spent();
    }
  }
  EXPECT_EQ(folded, 4143837757761579995u);
}

TEST(NodeSignature, OfATableThatIsTooSmall) {
  Solver solver(1 << 12);
  EXPECT_EQ(test::solve(solver, Position(rules("5,5,4"))).nodes, 9764u);
}

TEST(NodeSignature, OfAnAnalysisOfALargeBoard) {
  Solver solver(1 << 20);
  Budget budget(50'000);
  const Position position = test::game(rules("15,15,5"), "h8.i9.h9.h7.g8.i8");
  std::uint64_t folded = 0;
  for (const MoveAssessment& known : solver.analyse(position, budget)) {
    const Assessment& value = known.assessment;
    folded = folded * 31 + static_cast<std::uint64_t>(known.move.row * 19 + known.move.column);
    folded = folded * 31 + static_cast<std::uint64_t>(value.at_least.plies);
    folded = folded * 31 + static_cast<std::uint64_t>(value.at_most.plies);
  }
  EXPECT_EQ(budget.spent(), 50'000u);
  EXPECT_EQ(folded, 7263434361391657549u);
}

void expect_each(bool (*holds)(const Rules&), bool expected, const std::vector<const char*>& all) {
  for (const char* text : all) EXPECT_EQ(holds(rules(text)), expected) << text;
}

TEST(SolvedRules, AreSmallBoardsLargerOnesWithLongLinesAndAllWithEight) {
  expect_each(is_solved, true, {"3,3,3", "5,5,4", "6,4,4", "6,6,5", "7,5,5", "12,3,6", "20,20,8"});
  expect_each(is_solved, false,
              {"13,2,4", "6,6,4", "9,4,4", "19,2,5", "7,7,5", "15,15,5", "20,20,7"});
}

TEST(SolvedRules, OfMisereAreTheSmallestBoardsOnly) {
  expect_each(is_solved, true, {"3,3,3,misere", "4,3,3,misere", "12,1,2,misere"});
  expect_each(is_solved, false, {"13,1,2,misere", "4,4,4,misere", "20,20,8,misere"});
}

TEST(SolvedRules, AreAllThatLeaveNoRoomForALine) {
  EXPECT_TRUE(is_solved(rules("5,6,7")));
  EXPECT_TRUE(is_solved(rules("5,5,6,misere")));
  EXPECT_FALSE(is_solved(rules("5,6,6,misere"))) << "there is room in a column";
}

TEST(BeyondSolving, AreBoardsThatTakeTooLongAndNoOthers) {
  expect_each(heuristic_only, true, {"15,15,5", "20,20,5", "8,7,5", "19,19,6", "15,15,7"});
  expect_each(heuristic_only, false,
              {"3,3,3", "10,10,4", "7,7,5", "15,15,8", "15,15,5,misere", "15,6,5"});
}

}  // namespace
}  // namespace mnk
