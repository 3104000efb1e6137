#include <gtest/gtest.h>

#include "players/mnk_solver.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::cell;

constexpr std::size_t small_table_bytes = 1 << 20;

/// The explanation of a move. The report counts all nodes spent.
SearchReport explain(const Position& position, Cell move, std::uint64_t node_budget) {
  Solver solver(small_table_bytes);
  const SearchRequest request{.goal = SearchGoal::explanation,
                              .position = position,
                              .node_budget = node_budget,
                              .move = move};
  return think(request, solver);
}

TEST(ExplainedMove, IsProvenWhereThatIsPossible) {
  const SearchReport said = explain(test::board(Rules(), "X.. .O. ..X"), cell("a3"), 100'000);
  EXPECT_EQ(said.value, Assessment::proven({.result = Result::loss, .plies = 4}));
  EXPECT_EQ(to_text(said.variation).substr(0, 2), "a3");
  EXPECT_EQ(said.variation.size(), 4U);
  ASSERT_FALSE(said.reasons.empty());
  for (const MoveReason& reason : said.reasons) EXPECT_TRUE(reason.proven);
}

TEST(ExplainedMove, IsJudgedWhereNothingCanBeProven) {
  const Position position = test::game(test::rules("15,15,5"), "h8.a1.i8.o1.j8.g8");
  const SearchReport said = explain(position, cell("k8"), 20'000);
  EXPECT_FALSE(said.value.result_is_proven());
  EXPECT_TRUE(said.value.chance);
  ASSERT_GT(said.variation.size(), 2U) << "it looks beyond the only answer to a four";
  EXPECT_EQ(said.variation.front(), cell("k8"));
  ASSERT_FALSE(said.reasons.empty());
  const MoveReason& last = said.reasons.back();
  EXPECT_EQ(last.kind, ReasonKind::search);
  EXPECT_EQ(last.side, Mark::X);
  EXPECT_EQ(last.cells, said.variation);
  EXPECT_EQ(last.plies, static_cast<int>(said.variation.size()));
  EXPECT_FALSE(last.proven);
}

}  // namespace
}  // namespace mnk
