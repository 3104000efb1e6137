#include "players/valued_task.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "players/search_job.h"
#include "registry/games.h"
#include "search/solvers.h"
#include "support/board.h"
#include "support/solve.h"

// Requests about games whose solver values all moves in one go.
namespace mnk {
namespace {

using test::cell;

games::AnyPosition played(std::string_view rules, std::string_view moves) {
  games::AnyPosition position(games::parse_any_rules(rules).value());
  const auto cells = parse_moves(moves, position).value();
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

TEST(ValuedTask, AnswersEveryGoalFromTheSameValues) {
  const auto asked = [](SearchGoal goal, std::optional<Cell> move = std::nullopt) {
    return answer_to({.goal = goal,
                      .position = played("3,3,3,vanish", "b2.a1.c3"),
                      .player = goal == SearchGoal::move ? PlayerKind::perfect : PlayerKind::random,
                      .seed = 1,
                      .node_budget = 1'000,
                      .move = move});
  };
  const SearchReport analysis = asked(SearchGoal::analysis);
  ASSERT_EQ(analysis.moves.size(), 6u);
  EXPECT_FALSE(analysis.move);
  EXPECT_EQ(asked(SearchGoal::review), analysis);
  const MoveAssessment& best = analysis.moves.front();
  EXPECT_EQ(analysis.value, best.assessment);
  for (const SearchGoal goal : {SearchGoal::move, SearchGoal::hint}) {
    const SearchReport report = asked(goal);
    EXPECT_EQ(report.move, best.move);
    EXPECT_EQ(report.value, best.assessment);
    EXPECT_EQ(report.variation, analysis.variation);
    EXPECT_TRUE(report.moves.empty());
    EXPECT_EQ(report.reasons.empty(), goal == SearchGoal::move);
  }
  for (const MoveAssessment& known : analysis.moves) {
    const SearchReport report = asked(SearchGoal::explanation, known.move);
    EXPECT_EQ(report.move, known.move);
    EXPECT_EQ(report.value, known.assessment);
    EXPECT_EQ(report.variation.front(), known.move);
    EXPECT_TRUE(report.moves.empty());
    EXPECT_FALSE(report.reasons.empty());
  }
}

/// How often in a thousand turns a player chooses each of five moves: a win and a loss in sight of
/// all, a longer win, a draw in a corner, and in the middle what only seems to win.
std::map<Cell, int> chosen_by(PlayerKind player) {
  Assessment guess = Assessment::unknown(7);
  guess.value = test::win_after(1);
  const std::vector<MoveAssessment> moves = {{cell("b1"), Assessment::proven(test::win_after(1))},
                                             {cell("a2"), Assessment::proven(test::win_after(5))},
                                             {cell("a1"), Assessment::proven(test::draw_after(7))},
                                             {cell("b2"), guess},
                                             {cell("c2"), Assessment::proven(test::loss_after(2))}};
  std::map<Cell, int> times;
  for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
    ++times[choose_valued(moves, Rules(), player, seed)];
  }
  return times;
}

/// Where a level overlooks the win, it plays by the lines through a cell, and no loss that it sees.
TEST(ValuedTask, ChoosesForEachKindOfPlayerByWhatThatSees) {
  const Cell now = cell("b1");
  const Cell later = cell("a2");
  const Cell draw = cell("a1");
  const Cell guess = cell("b2");
  using Times = std::map<Cell, int>;
  for (const auto& [move, times] : chosen_by(PlayerKind::random)) EXPECT_NEAR(times, 200, 40);
  EXPECT_EQ(chosen_by(PlayerKind::random).size(), 5u);
  EXPECT_EQ(chosen_by(PlayerKind::easy),
            (Times{{now, 879}, {later, 37}, {draw, 38}, {guess, 42}, {cell("c2"), 4}}));
  EXPECT_EQ(chosen_by(PlayerKind::medium), (Times{{now, 898}, {draw, 57}, {guess, 45}}));
  EXPECT_EQ(chosen_by(PlayerKind::hard), (Times{{now, 1'000}}));
  EXPECT_EQ(chosen_by(PlayerKind::perfect), (Times{{now, 1'000}}));
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
  SearchJob thinking(request, solvers.task(request));
  EXPECT_EQ(thinking.report().value, Assessment::unknown(12)) << "nothing is known of it";
  EXPECT_TRUE(thinking.step(1).done);
}

}  // namespace
}  // namespace mnk
