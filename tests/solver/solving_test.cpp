#include "solver/solving.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::rules;

TEST(BestMoves, KnowAllThatAreSymmetricToTheKnownOne) {
  const Position start(rules("3,3,3"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  const BestMoves work(context, {start, {.result = Result::draw, .plies = 9}, test::cell("c3")});
  EXPECT_EQ(to_text(work.moves()), "a1.c1.a3.c3");
  EXPECT_FALSE(work.complete());
}

/// A mark never hurts: if passing holds the draw, so does every move.
TEST(BestMoves, OfADrawThatHoldsWithoutAMoveCostOneQuestion) {
  const Position start(rules("7,6,5"));
  Table table(1 << 20);
  const SearchContext context(start.rules(), table, {});
  BestMoves work(context, {start, {.result = Result::draw, .plies = 42}, std::nullopt});
  Budget budget(4'096);
  EXPECT_TRUE(work.run(budget));
  EXPECT_EQ(work.moves().size(), 42U);
}

/// The line, found with an empty table.
std::vector<Cell> line_of(const SolvedPosition& solved) {
  Table table(1 << 14);
  const SearchContext context(solved.position.rules(), table, {});
  Variation variation(context, solved);
  Budget budget(test::no_limit);
  EXPECT_TRUE(variation.run(budget));
  return variation.moves();
}

TEST(Variation, BeginsWithTheMoveThatIsKnown) {
  const Position start(rules("4,4,3"));
  for (const char* first : {"b2", "c2", "b3", "c3"}) {
    const std::vector<Cell> line =
        line_of({start, {.result = Result::win, .plies = 5}, test::cell(first)});
    EXPECT_EQ(line.size(), 5U);
    EXPECT_EQ(line.front(), test::cell(first));
  }
}

TEST(Solution, GoesOnFromItsTableWhenAskedAgain) {
  Solver solver(test::table_bytes);
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
  EXPECT_EQ(found.value.value, test::draw_after(28));
}

TEST(ValueSearch, StopsAtTheResultWhenThatIsAllThatIsAsked) {
  const Position start(rules("6,5,4"));
  const auto nodes = [&](ValueSearch::Aim aim) {
    Solver solver(1 << 20);
    ValueSearch search(solver.context(start.rules()), start, PositionBounds(start));
    Budget budget(test::no_limit);
    EXPECT_TRUE(search.run(budget, aim));
    EXPECT_TRUE(search.bounds().decided());
    EXPECT_TRUE(search.bounds().mover().wins());
    return budget.spent();
  };
  EXPECT_LT(nodes(ValueSearch::Aim::result), nodes(ValueSearch::Aim::value));
}

}  // namespace
}  // namespace mnk
