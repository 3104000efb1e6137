#include <gtest/gtest.h>

#include <atomic>

#include "solver/resumable.h"
#include "support/board.h"
#include "support/claims.h"
#include "support/heavy.h"
#include "support/sample.h"

/// A small budget may give less knowledge, never wrong knowledge.
namespace mnk {
namespace {

using test::rules;

constexpr std::uint64_t max_nodes = 2000;
/// Slow builds test fewer budgets.
constexpr std::uint64_t stride = test::can_do_heavy_work ? 1 : 29;

TEST(Budget, CountsWhatIsSpent) {
  Budget budget(3);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(budget.spend());
  EXPECT_FALSE(budget.spend());
  EXPECT_TRUE(budget.exhausted());
  EXPECT_EQ(budget.spent(), 3u);
}

TEST(Budget, SharesNoMoreThanItHas) {
  Budget budget(10);
  const auto spend_all = [](Budget& part) {
    while (part.spend()) continue;
  };
  EXPECT_EQ(budget.share(4, spend_all), 4u);
  EXPECT_EQ(budget.left(), 6u);
  EXPECT_EQ(budget.share(100, spend_all), 6u);
  EXPECT_TRUE(budget.exhausted());
  EXPECT_EQ(budget.spent(), 10u);
}

TEST(Budget, IsSpentWhenSomebodySaysStop) {
  std::atomic<bool> stop = false;
  Budget budget(1'000'000, &stop);
  budget.share(100, [](Budget& part) { EXPECT_TRUE(part.spend()); });
  EXPECT_FALSE(budget.exhausted());
  stop = true;
  budget.share(100, [](Budget& part) { EXPECT_FALSE(part.spend()); });
  EXPECT_TRUE(budget.exhausted());
}

/// Positions with seven to ten empty cells, four of each game, and one for which the solver once
/// gave a move that does not reach the proven value.
std::vector<Position> positions_by_chance() {
  std::vector<Position> positions{test::board(rules("4,4,3"), "X..X O... ..O. ....")};
  std::uint64_t seed = 0;
  for (const char* game :
       {"3,3,3",        "4,3,3",        "4,4,3",        "4,4,4",        "5,3,3",
        "5,4,4",        "7,4,4",        "5,5,4",        "6,3,3",        "8,2,2",
        "12,1,3",       "4,4,2",        "3,3,3,misere", "4,3,3,misere", "4,4,4,misere",
        "5,4,4,misere", "4,4,3,misere", "5,3,2,misere", "6,6,5",        "9,9,8",
        "10,1,8",       "3,3,5",        "8,8,5",        "5,5,5"}) {
    for (int found = 0; found < 4;) {
      const int empty = 7 + static_cast<int>(seed % 4);
      const Rules board = rules(game);
      const Position position =
          test::random_position(board, std::max(board.cell_count() - empty, 0), ++seed);
      if (position.outcome().over()) continue;
      positions.push_back(position);
      ++found;
    }
  }
  return positions;
}

/// Calls `claim(nodes)` for each budget until it reports that more would change nothing.
void for_every_budget(const Position& position, const auto& claim) {
  for (std::uint64_t nodes = 1; nodes <= max_nodes; nodes += stride) {
    SCOPED_TRACE(to_text(position.rules()) + ' ' + to_position_text(position) + " with " +
                 std::to_string(nodes) + " nodes");
    if (claim(nodes) || testing::Test::HasFailure()) return;
  }
}

/// Checks `ask(solver, position, budget)` with every budget on random positions.
void expect_true_with_every_budget(std::size_t table_bytes, const auto& ask) {
  for (const Position& position : positions_by_chance()) {
    test::TrueValues truth(position.rules());
    for_every_budget(position, [&](std::uint64_t nodes) {
      Solver solver(table_bytes);
      Budget budget(nodes);
      test::expect_true(ask(solver, position, budget), position, truth);
      return !budget.exhausted();
    });
    if (testing::Test::HasFailure()) return;
  }
}

/// Checks a solution; one that cost less than its budget must be complete.
constexpr auto solution = [](Solver& solver, const Position& position, Budget& budget) {
  Solution said = solver.solve(position, budget);
  if (!budget.exhausted()) {
    EXPECT_TRUE(said.value.is_proven());
    EXPECT_TRUE(said.best_complete);
    EXPECT_EQ(said.variation.size(), static_cast<std::size_t>(said.value.value.plies));
  }
  return said;
};

TEST(EveryBudget, LeavesASolutionTrue) { expect_true_with_every_budget(1 << 14, solution); }

/// A table of one bucket forgets nearly everything at once.
TEST(EveryBudget, LeavesASolutionTrueWithHardlyATable) {
  expect_true_with_every_budget(0, solution);
}

TEST(EveryBudget, LeavesAnAnalysisTrue) {
  expect_true_with_every_budget(1 << 14,
                                [](Solver& solver, const Position& position, Budget& budget) {
                                  return solver.analyse(position, budget);
                                });
}

/// Fourteen empty cells, too many to enumerate, but the moves that draw are known. The solver once
/// gave one that does not.
TEST(EveryBudget, LeavesTheBestMovesTrueWhereTheyWereNot) {
  const Position position = test::board(rules("5,4,4"), ".X.O. X..O. .O... ....X");
  Solver thorough(1 << 20);
  Budget plenty(10'000'000);
  const Solution all = sum_of(thorough.analyse(position, plenty));
  ASSERT_TRUE(all.best_complete);
  for_every_budget(position, [&](std::uint64_t nodes) {
    Solver solver(1 << 14);
    Budget budget(nodes);
    const Solution found = solver.solve(position, budget);
    if (found.value.is_proven()) {
      for (const Cell move : found.best) {
        EXPECT_TRUE(std::ranges::find(all.best, move) != all.best.end()) << to_text(move);
      }
    }
    return !budget.exhausted();
  });
}

}  // namespace
}  // namespace mnk
