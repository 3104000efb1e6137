#include <gtest/gtest.h>

#include "players/mnk_solver.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::rules;

constexpr std::size_t small_table_bytes = 1 << 20;
constexpr std::uint64_t plenty = 100'000'000;

/// The explanation of a move, in slices of `node_budget` nodes. The report counts all nodes spent.
SearchReport explain(const Position& position, Cell move, std::uint64_t node_budget,
                     std::uint64_t slice = plenty) {
  Solver solver(small_table_bytes);
  const SearchRequest request{.goal = SearchGoal::explanation,
                              .position = position,
                              .node_budget = node_budget,
                              .move = move};
  const auto explained = task_of(request, solver);
  SearchReport said;
  for (bool done = false; !done && said.nodes < plenty;) {
    Budget budget(slice);
    done = explained->run(budget);
    said.nodes += budget.spent();
  }
  EXPECT_LT(said.nodes, plenty) << "it has an end";
  explained->describe(said);
  return said;
}

TEST(ExplainedMove, IsProvenWhereThatIsPossible) {
  const SearchReport said = explain(board(Rules(), "X.. .O. ..X"), cell("a3"), 100'000);
  EXPECT_EQ(said.value, Assessment::proven({.result = Result::loss, .plies = 4}));
  EXPECT_EQ(to_text(said.variation).substr(0, 2), "a3");
  EXPECT_EQ(said.variation.size(), 4U);
  ASSERT_FALSE(said.reasons.empty());
  for (const MoveReason& reason : said.reasons) EXPECT_TRUE(reason.proven);
}

TEST(ExplainedMove, IsJudgedWhereNothingCanBeProven) {
  const Position position = test::game(rules("15,15,5"), "h8");
  const SearchReport said = explain(position, cell("i9"), 20'000);
  EXPECT_FALSE(said.value.result_is_proven());
  EXPECT_TRUE(said.value.chance);
  ASSERT_GT(said.variation.size(), 1U);
  EXPECT_EQ(said.variation.front(), cell("i9"));
  ASSERT_FALSE(said.reasons.empty());
  const MoveReason& last = said.reasons.back();
  EXPECT_EQ(last.kind, ReasonKind::search);
  EXPECT_EQ(last.side, Mark::O);
  EXPECT_EQ(last.cells, said.variation);
  EXPECT_EQ(last.plies, static_cast<int>(said.variation.size()));
  EXPECT_FALSE(last.proven);
}

TEST(ExplainedMove, SaysTheSameInSlices) {
  const Position small = board(rules("4,4,3"), ".... .X.. .... ....");
  EXPECT_EQ(explain(small, cell("a1"), 100'000, 7), explain(small, cell("a1"), 100'000));
  const Position large = test::game(rules("15,15,5"), "h8");
  EXPECT_EQ(explain(large, cell("i9"), 5'000, 333), explain(large, cell("i9"), 5'000));
}

/// The solver does not estimate misère play, so all nodes go into proofs: half into the value, and
/// the rest only into static rules.
TEST(ExplainedMove, SpendsNoMoreThanItsShare) {
  const Position position(rules("5,5,4,misere"));
  for (const std::uint64_t nodes : {200U, 2'000U}) {
    EXPECT_LE(explain(position, cell("c3"), nodes).nodes, nodes) << nodes;
  }
}

}  // namespace
}  // namespace mnk
