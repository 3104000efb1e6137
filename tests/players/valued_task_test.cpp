#include "players/valued_task.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/search_job.h"
#include "registry/games.h"
#include "search/solvers.h"
#include "support/board.h"

// Requests about games whose solver values all moves in one go.
namespace mnk {
namespace {

using test::cell;

games::AnyPosition played(std::string_view rules, std::string_view moves) {
  games::AnyPosition position(games::parse_any_rules(rules).value());
  const auto cells = games::parse_moves(moves, position).value();
  for (const Cell move : cells) position = position.after(move);
  return position;
}

SearchReport answer_to(const SearchRequest& request) {
  games::Solvers solvers(1 << 16);
  return think(request, solvers);
}

/// O's b3 repeats for the third time. It is unknown whether another move wins.
TEST(ValuedTask, DoesNotTakeADrawInHandForTheValueOfThePosition) {
  const std::string once = "a1.a4.b1.b4.a2.a3.b2.b3.c1.c4.";
  const SearchReport report =
      answer_to({.goal = SearchGoal::review,
                 .position = played("4,4,4,vanish", once + once + "a1.a4.b1.b4.a2.a3.b2"),
                 .node_budget = 1'000});
  const MoveAssessment& best = report.moves.front();
  EXPECT_EQ(best.move, cell("b3"));
  EXPECT_TRUE(best.assessment.is_proven());
  EXPECT_FALSE(report.value.is_proven());
  EXPECT_EQ(report.value.at_least.result, Result::draw);
  EXPECT_EQ(report.value.at_most.result, Result::win);
}

TEST(ValuedTask, MakesWhatItNeedsInSlicesAndAnswersAsAtOnce) {
  const SearchRequest request{.goal = SearchGoal::analysis,
                              .position = played("3,3,3,vanish", "b2.a1"),
                              .node_budget = 1'000};
  games::Solvers solvers(1 << 16);
  SearchJob thinking(request, solvers.task(request));
  EXPECT_EQ(thinking.report().moves.size(), 7U);
  int steps = 0;
  for (; !thinking.done(); ++steps) thinking.step(2'000);
  EXPECT_GT(steps, 10);
  EXPECT_EQ(thinking.report(), answer_to(request));
}

TEST(ValuedTask, SolvesWithTheMovesThatReachTheValue) {
  const SearchReport report = answer_to(
      {.goal = SearchGoal::solve, .position = played("3,3,3,vanish", ""), .node_budget = 1'000});
  EXPECT_EQ(report.value, Assessment::proven({.result = Result::win, .plies = 13}));
  std::vector<Cell> best;
  for (const MoveAssessment& known : report.moves) best.push_back(known.move);
  std::ranges::sort(best);
  EXPECT_EQ(best, (std::vector{cell("b1"), cell("a2"), cell("c2"), cell("b3")})) << "the edges";
  EXPECT_EQ(report.variation.size(), 13u);
  EXPECT_TRUE(report.best_complete);
}

TEST(ValuedTask, StopsWhileItMakesWhatItNeeds) {
  games::Solvers solvers(1 << 16);
  const SearchRequest request{
      .goal = SearchGoal::hint, .position = played("4,3,4,vanish", ""), .node_budget = 1'000};
  SearchJob thinking(request, solvers.task(request));
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(thinking.step(1'000'000'000'000, &stop).done);
}

TEST(ValuedTask, NeedsNoSolverForMovesByChance) {
  games::Solvers solvers(1 << 16);
  const SearchRequest request{.goal = SearchGoal::move,
                              .position = played("4,3,4,vanish", ""),
                              .player = PlayerKind::random,
                              .node_budget = 1};
  EXPECT_TRUE(SearchJob(request, solvers.task(request)).step(1).done);
}

}  // namespace
}  // namespace mnk
