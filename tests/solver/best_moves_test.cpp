#include <gtest/gtest.h>

#include "solver/best_play.h"
#include "support/board.h"
#include "support/claims.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::rules;

TEST(BestMoves, AreAllThatReachTheValueAndNoOthers) {
  std::uint64_t seed = 0;
  for (const char* game : {"3,3,3", "4,3,3", "4,4,3", "4,4,4", "4,3,3,misere", "3,3,3,misere"}) {
    for (int i = 0; i < 12; ++i) {
      const Rules board = rules(game);
      const Position position = test::random_position(board, board.cell_count() - 8, ++seed);
      if (position.outcome().over()) continue;
      test::TrueValues truth;
      const std::vector<Cell> best = truth.best_moves(position);
      for (const auto& known : {std::optional<Cell>(), std::optional(best.back())}) {
        Table table(1 << 14);
        const SearchContext context(board, table, {});
        BestMoves work(context, {position, truth.of(position), known});
        while (!work.complete()) {
          for (const Cell move : work.moves()) {
            EXPECT_TRUE(std::ranges::find(best, move) != best.end()) << to_text(move);
          }
          Budget budget(1);
          if (work.run(budget)) break;
        }
        EXPECT_TRUE(work.complete());
        EXPECT_EQ(work.moves(), best) << to_position_text(position);
      }
    }
  }
}

TEST(BestMoves, KnowAllThatAreSymmetricToTheKnownOne) {
  const Position start(rules("3,3,3"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  const BestMoves work(context, {start, {.result = Result::draw, .plies = 9}, test::cell("c3")});
  EXPECT_EQ(to_text(work.moves()), "a1.c1.a3.c3");
  EXPECT_FALSE(work.complete());
}

/// A mark never hurts: where passing holds the draw, so does every move.
TEST(BestMoves, OfADrawThatHoldsWithoutAMoveCostOneQuestion) {
  const Position start(rules("7,6,5"));
  Table table(1 << 20);
  const SearchContext context(start.rules(), table, {});
  BestMoves work(context, {start, {.result = Result::draw, .plies = 42}, std::nullopt});
  Budget budget(4'096);
  EXPECT_TRUE(work.run(budget));
  EXPECT_EQ(work.moves().size(), 42U);
}

}  // namespace
}  // namespace mnk
