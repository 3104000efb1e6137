#include "solver/value_search.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/claims.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::board;
using test::rules;

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

TEST(ValueSearch, KnowsAMoveThatReachesWhatItProved) {
  int with_move = 0;
  std::uint64_t seed = 0;
  for (const char* game : {"4,4,3", "4,4,4", "5,4,4", "7,4,4", "4,4,3,misere"}) {
    for (int i = 0; i < 20; ++i) {
      const Rules board = rules(game);
      const Position position = test::random_position(board, board.cell_count() - 9, ++seed);
      if (position.outcome().over()) continue;
      Solver solver(1 << 16);
      ValueSearch search(solver.context(board), position, PositionBounds(position));
      Budget budget(test::no_limit);
      search.run(budget);
      const auto move = search.best_move();
      if (!move) continue;
      ++with_move;
      test::TrueValues truth;
      EXPECT_EQ(truth.of_move(position, *move), truth.of(position))
          << game << ' ' << to_position_text(position) << ' ' << to_text(*move);
    }
  }
  EXPECT_GT(with_move, 20);
}

TEST(ValueSearch, StealsTheStrategyOnTheEmptyBoardOnly) {
  const auto proof = [](const Position& position) {
    Solver solver(1 << 16);
    return test::value_of(solver, position).cannot_lose;
  };
  EXPECT_EQ(proof(Position(rules("3,3,3"))), Proof::strategy_stealing);
  EXPECT_EQ(proof(board(rules("3,3,3"), "X.. .O. ...")), Proof::search);
  EXPECT_EQ(proof(Position(rules("3,3,3,misere"))), Proof::search);
}

}  // namespace
}  // namespace mnk
