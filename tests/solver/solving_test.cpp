#include "solver/solving.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/solve.h"
#include "support/values.h"

namespace mnk {
namespace {

using test::board;
using test::draw_after;
using test::no_limit;
using test::rules;
using test::table_bytes;
using test::win_after;

TEST(Solution, HasAllBestMovesAndAWholeVariation) {
  Solver solver(table_bytes);
  const Solution found = test::solve(solver, Position(rules("4,4,3")));
  EXPECT_EQ(to_text(found.best), "b2.c2.b3.c3");
  EXPECT_EQ(found.variation.size(), 5u);
  Position end(rules("4,4,3"));
  for (const Cell move : found.variation) ASSERT_TRUE(end.play(move));
  EXPECT_EQ(end.outcome(), Outcome::win(Mark::X));
}

TEST(Solution, HasAVariationWhereTheValueNeedsNoSearch) {
  Solver solver(table_bytes);
  const Solution found = test::solve(solver, Position(rules("9,9,9")));
  EXPECT_EQ(found.variation.size(), 81u);
  EXPECT_EQ(found.best.size(), 81u);
}

TEST(Solution, GoesOnFromItsTableWhenAskedAgain) {
  Solver solver(table_bytes);
  const Position start(rules("7,4,4"));
  std::uint64_t calls = 0;
  Solution found;
  do {
    Budget budget(60'000);
    found = solver.solve(start, budget);
    EXPECT_LE(found.nodes, 60'000u);
    EXPECT_LE(found.value.at_least, found.value.at_most);
    ASSERT_LT(++calls, 50u);
  } while (!found.value.is_proven());
  EXPECT_GT(calls, 1u);
  EXPECT_EQ(found.value.value, draw_after(28));
}

TEST(Solution, IsLabelledEstimatedWhenTheBudgetRunsOut) {
  Solver solver(table_bytes);
  Budget budget(10);
  const Solution found = solver.solve(Position(rules("8,4,4")), budget);
  EXPECT_FALSE(found.value.is_proven());
  EXPECT_EQ(found.nodes, 10u);
  EXPECT_EQ(found.best.size(), 1u);
  EXPECT_LT(found.value.at_least, found.value.at_most);
}

TEST(Solution, StopsAtOnceWhenTold) {
  Solver solver(table_bytes);
  const std::atomic<bool> stop = true;
  Budget budget(no_limit, &stop);
  EXPECT_EQ(solver.solve(Position(rules("20,20,5")), budget).nodes, 0u);
}

TEST(Solution, SaysWhenThereMayBeOtherBestMoves) {
  const Position position = board(rules("7,4,4"), "...O... ....... ......X .......");
  Solver solver(table_bytes);
  Budget few(90'000);
  const Solution some = solver.solve(position, few);
  ASSERT_TRUE(some.value.is_proven());
  EXPECT_FALSE(some.best_complete);
  EXPECT_FALSE(some.best.empty());
  EXPECT_EQ(some.variation.size(), 26u) << "the line is known to the end all the same";
  Budget plenty(no_limit);
  const Solution all = sum_of(solver.analyse(position, plenty));
  EXPECT_TRUE(all.best_complete);
  EXPECT_EQ(all.best.size(), 11u);
}

TEST(Solution, AsksOnceForMovesThatAreSymmetric) {
  Solver solver(table_bytes);
  const Solution found = test::solve(solver, Position(rules("3,3,3,misere")));
  EXPECT_EQ(to_text(found.best), "b2");
  EXPECT_TRUE(found.best_complete);
}

TEST(Solution, HasTheMoveThatWonEvenIfNothingElseIsAffordable) {
  const Position position = board(rules("4,4,3"), "X..X O... ..O. ....");
  std::uint64_t nodes = 0;
  Solution found;
  do {
    Solver solver(table_bytes);
    Budget budget(++nodes);
    found = solver.solve(position, budget);
  } while (!found.value.is_proven());
  EXPECT_EQ(found.value.value, win_after(5));
  ASSERT_EQ(found.best.size(), 1u);
  Solver solver(table_bytes);
  EXPECT_EQ(test::value_of(solver, position.after(found.best.front())).value,
            (Value{.result = Result::loss, .plies = 4}));
}

}  // namespace
}  // namespace mnk
