#include "solver/solving.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/claims.h"
#include "support/sample.h"
#include "support/solve.h"
#include "support/values.h"

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

}  // namespace

}  // namespace mnk
