#include "players/perfect_choice.h"

#include <gtest/gtest.h>

#include "players/mnk_solver.h"
#include "solver/solving.h"
#include "support/board.h"
#include "support/claims.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::rules;

SearchReport perfect(const Position& position, std::uint64_t nodes, Solver& solver) {
  return think({.id = 1,
                .goal = SearchGoal::move,
                .position = position,
                .player = PlayerKind::perfect,
                .seed = 1,
                .node_budget = nodes},
               solver);
}

/// X can never win here, which is proven before a move that saves O.
Position never_lost() { return test::board(rules("4,4,4"), "O.../XXO./..XX/OXO."); }

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
  positions.push_back(never_lost());
  return positions;
}

TEST(PerfectChoice, SaysNothingFalseAndGivesNothingProvenAwayWithAnyBudget) {
  for (const Position& position : positions_by_chance()) {
    test::TrueValues truth(position.rules());
    for (std::uint64_t nodes = 1; nodes <= 2000; nodes += nodes < 16 ? 1 : 29) {
      SCOPED_TRACE(to_text(position.rules()) + ' ' + to_position_text(position) + " with " +
                   std::to_string(nodes) + " nodes");
      Solver solver(1 << 14);
      const SearchReport report = perfect(position, nodes, solver);
      test::expect_true(report.value, truth.of(position));
      EXPECT_EQ(report.variation.front(), report.move);
      EXPECT_GE(truth.of_move(position, report.move.value()).result, report.value.at_least.result);
      if (HasFailure()) return;
      if (report.nodes < nodes) break;
    }
  }
}

/// The number of replies to a move that lose, by enumeration.
int losing_replies(const Position& position, Cell move, test::TrueValues& truth) {
  const Position trap = position.after(move);
  int count = 0;
  for (const Cell reply : trap.available_moves()) {
    count += truth.of_move(trap, reply).result == Result::loss ? 1 : 0;
  }
  return count;
}

TEST(PerfectChoice, GivesTheReasonsThatTheRulesShow) {
  Solver solver(1 << 14);
  const SearchReport report = perfect(test::board(rules("3,3,3"), "XX./.O./..."), 1000, solver);
  EXPECT_EQ(to_text(report.move.value()), "c1");
  ASSERT_FALSE(report.reasons.empty());
  EXPECT_EQ(report.reasons.front().kind, ReasonKind::blocks_line);
}

/// In misère play a reply may lose at once, by completing a line.
TEST(PerfectChoice, PlaysTheDrawAfterWhichMostRepliesLose) {
  for (const auto& [game, marks] : {std::pair("4,3,3", 3),
                                    {"3,3,3,misere", 3},
                                    {"3,3,3,misere", 4},
                                    {"4,3,3,misere", 6},
                                    {"4,3,3,misere", 8},
                                    {"5,3,3,misere", 9}}) {
    int decided_by_traps = 0;
    test::TrueValues truth(rules(game));
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      const Position position = test::random_position(rules(game), marks, seed);
      if (position.outcome().over()) continue;
      if (truth.of(position).result != Result::draw) continue;
      const std::vector<Cell> drawing = truth.best_moves(position);
      int most = 0;
      for (const Cell move : drawing) most = std::max(most, losing_replies(position, move, truth));
      Solver solver(1 << 18);
      const Cell played = perfect(position, 200'000, solver).move.value();
      EXPECT_EQ(losing_replies(position, played, truth), most)
          << to_position_text(position) << ' ' << to_text(played);
      decided_by_traps += losing_replies(position, drawing.front(), truth) < most ? 1 : 0;
    }
    EXPECT_GT(decided_by_traps, 0) << "the first drawing move would always do";
  }
}

/// The nodes that Solving takes for the value of a position, and for a move that keeps it.
std::pair<std::uint64_t, std::uint64_t> nodes_to_value_and_move(const Position& position) {
  Solver solver(1 << 18);
  Solving solving(solver.context(position.rules()), position);
  std::uint64_t nodes = 0;
  std::uint64_t value = 0;
  while (!solving.bounds().settled() || !solving.best_move()) {
    Budget one_node(1);
    solving.run(one_node);
    ++nodes;
    if (!solving.bounds().settled()) value = nodes + 1;
  }
  return {value, nodes};
}

bool proves(const Position& position, std::uint64_t nodes) {
  Solver solver(1 << 18);
  return perfect(position, nodes, solver).value.is_proven();
}

TEST(PerfectChoice, SpendsATwentiethOnTheValueOfABoardBeyondSolving) {
  // A draw, which estimates cannot prove.
  const Position drawn = test::random_position(rules("8,7,5"), 24, 18);
  const std::uint64_t needed = nodes_to_value_and_move(drawn).first;
  ASSERT_GT(needed, 20U);
  EXPECT_TRUE(proves(drawn, 20 * needed));
  EXPECT_FALSE(proves(drawn, 20 * (needed - 1)));
}

TEST(PerfectChoice, SpendsHalfOnTheValueAndAQuarterOfTheRestOnAMoveThatKeepsIt) {
  const auto [value, move] = nodes_to_value_and_move(never_lost());
  ASSERT_GT(move, value + 1);
  EXPECT_TRUE(proves(never_lost(), 2 * move - 2)) << "a node more than the half";
  EXPECT_FALSE(proves(never_lost(), 2 * move - 3)) << "two are missing";
}

TEST(PerfectChoice, JudgesWithAHundredThousandNodesAtMost) {
  Solver solver(1 << 18);
  const Position quiet = test::game(rules("15,15,5"), "h8.i9.h10.h9.g9.i11.i7.f10");
  const SearchReport report = perfect(quiet, 300'000, solver);
  EXPECT_TRUE(report.done);
  EXPECT_GT(report.nodes, 100'000U);
  // A twentieth for the value, the rest for estimates; a running search for fours may finish.
  EXPECT_LT(report.nodes, 15'000U + 100'100U);
  EXPECT_GT(report.variation.size(), 1U);
  EXPECT_EQ(report.variation.front(), report.move);
}

TEST(PerfectChoice, KeepsADrawInHandWhenAWinIsOpen) {
  // With this few nodes the other moves stay open.
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Position position = test::random_position(rules("6,5,4"), 10, seed);
    if (position.outcome().over()) continue;
    for (const std::uint64_t nodes : {200u, 1000u, 5000u}) {
      Solver solver(1 << 18);
      const SearchReport report = perfect(position, nodes, solver);
      if (report.value.at_least.result != Result::draw) continue;
      Solver thorough(1 << 22);
      Budget budget(20'000'000);
      const Position after = position.after(report.move.value());
      if (after.outcome().over()) continue;
      EXPECT_NE(thorough.solve(after, budget).value.value.result, Result::win)
          << to_position_text(position) << ' ' << nodes;
      ++checked;
    }
  }
  EXPECT_GT(checked, 10);
}

TEST(PerfectChoice, PlaysAProvenWinOfUnknownLengthAtOnce) {
  const Position start(rules("9,5,4"));
  Solver solver(1 << 22);
  // Enough to prove that X wins, but not how soon.
  SearchReport report;
  std::uint64_t nodes = 0;
  do {
    Solver fresh(1 << 22);
    nodes += 500;
    report = perfect(start, nodes, fresh);
  } while (!report.value.result_is_proven());
  EXPECT_EQ(report.value.value.result, Result::win);
  Budget budget(50'000'000);
  const Assessment reply = solver.solve(start.after(report.move.value()), budget).value;
  EXPECT_EQ(reply.value.result, Result::loss);
  EXPECT_LE(reply.value.plies, report.value.at_least.plies);
}

TEST(PerfectChoice, WinsOnABoardBeyondSolvingWithoutAskingForAQuickerWay) {
  constexpr std::uint64_t nodes = 2'000'000;
  Position position = test::game(rules("15,15,5"), "h8.e11.i11.e8.e7.d9.f6.b11.c10");
  const Mark winner = position.to_move();
  Solver solver(1 << 18);
  for (int ply = 0; ply < 40 && !position.outcome().over(); ++ply) {
    const SearchReport report = perfect(position, nodes, solver);
    EXPECT_EQ(report.value.value.result, position.to_move() == winner ? Result::win : Result::loss);
    EXPECT_LE(report.nodes, nodes / 20) << "after " << ply << " plies";
    position = position.after(report.move.value());
  }
  EXPECT_EQ(position.outcome().winner(), winner);
}

}  // namespace
}  // namespace mnk
