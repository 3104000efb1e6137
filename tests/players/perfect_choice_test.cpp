#include "players/perfect_choice.h"

#include <gtest/gtest.h>

#include "players/thinking.h"
#include "support/board.h"
#include "support/claims.h"
#include "support/heavy.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::rules;

ThinkReport perfect(const Position& position, std::uint64_t nodes, Solver& solver) {
  return think({.id = 1,
                .task = ThinkTask::move,
                .position = position,
                .player = PlayerKind::perfect,
                .seed = 1,
                .node_budget = nodes},
               solver);
}

std::vector<Position> positions_by_chance() {
  std::vector<Position> positions;
  std::uint64_t seed = 0;
  for (const char* game : {"3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,4,4", "7,4,4", "5,5,4",
                           "3,3,3,misere", "4,4,3,misere", "9,9,8"}) {
    for (int i = 0; i < 10; ++i) {
      const Rules board = rules(game);
      const int empty = 7 + static_cast<int>(seed % 4);
      const Position position =
          test::random_position(board, std::max(board.cell_count() - empty, 0), ++seed);
      if (!position.outcome().over()) positions.push_back(position);
    }
  }
  return positions;
}

TEST(PerfectChoice, SaysNothingFalseAndGivesNothingProvenAwayWithAnyBudget) {
  for (const Position& position : positions_by_chance()) {
    test::TrueValues truth;
    for (std::uint64_t nodes = 1; nodes <= 2000; nodes += test::can_do_heavy_work ? 1 : 29) {
      SCOPED_TRACE(to_text(position.rules()) + ' ' + to_position_text(position) + " with " +
                   std::to_string(nodes) + " nodes");
      Solver solver(1 << 14);
      const ThinkReport report = perfect(position, nodes, solver);
      test::expect_true(report.value, truth.of(position));
      EXPECT_GE(truth.of_move(position, report.move.value()).result, report.value.at_least.result);
      if (HasFailure()) return;
      if (report.nodes < nodes) break;
    }
  }
}

}  // namespace
}  // namespace mnk
