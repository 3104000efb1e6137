#include <gtest/gtest.h>

#include "solver/solving.h"
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

/// The line, found in so many nodes at a time, with a table that knows nothing.
std::vector<Cell> line_of(const SolvedPosition& solved, std::uint64_t slice = test::no_limit) {
  Table table(1 << 14);
  const SearchContext context(solved.position.rules(), table, {});
  Variation variation(context, solved);
  for (;;) {
    Budget budget(slice);
    if (variation.run(budget)) return variation.moves();
  }
}

TEST(Variation, IsBestPlayByBothToTheEndOfTheGame) {
  std::uint64_t seed = 0;
  for (const char* game : {"3,3,3", "4,3,3", "4,4,3", "4,4,4", "4,3,3,misere", "3,3,3,misere"}) {
    for (int i = 0; i < 12; ++i) {
      const Rules board = rules(game);
      const Position position = test::random_position(board, board.cell_count() - 8, ++seed);
      if (position.outcome().over()) continue;
      test::TrueValues truth;
      const Value value = truth.of(position);
      const std::vector<Cell> line = line_of({position, value, std::nullopt});
      EXPECT_EQ(line.size(), static_cast<std::size_t>(value.plies)) << to_position_text(position);
      Position here = position;
      for (const Cell move : line) {
        EXPECT_EQ(truth.of_move(here, move), truth.of(here)) << to_text(line);
        here = here.after(move);
      }
      EXPECT_TRUE(here.outcome().over());
      EXPECT_EQ(line_of({position, value, std::nullopt}, 1), line) << "paused after every node";
    }
  }
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

TEST(Variation, HasTheKnownMoveWithoutANode) {
  const Position start(rules("4,4,3"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  Variation variation(context, {start, {.result = Result::win, .plies = 5}, test::cell("c3")});
  EXPECT_EQ(variation.moves(), std::vector<Cell>{test::cell("c3")});
}

/// What is in the table need not be searched again.
TEST(Variation, TriesTheMoveOfTheTableFirst) {
  const Position start(rules("5,4,4"));
  const auto nodes = [&](bool solved_before) {
    Solver solver(1 << 20);
    if (solved_before) static_cast<void>(test::value_of(solver, start));
    Variation variation(solver.context(start.rules()),
                        {start, {.result = Result::draw, .plies = 20}, std::nullopt});
    Budget budget(test::no_limit);
    EXPECT_TRUE(variation.run(budget));
    return budget.spent();
  };
  EXPECT_LT(nodes(true), nodes(false));
}

}  // namespace
}  // namespace mnk
