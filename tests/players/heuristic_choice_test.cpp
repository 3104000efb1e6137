#include "players/heuristic_choice.h"

#include <gtest/gtest.h>

#include "engine/notation.h"
#include "players/mnk_solver.h"
#include "solver/solver.h"
#include "support/board.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::opening;
using test::win_after;

/// The evaluation for odds of e to one.
constexpr auto one_unit = static_cast<Evaluation>(points_per_unit);

TEST(WithChance, TurnsAnEvaluationIntoPerCent) {
  const Assessment unknown = Assessment::unknown(100);
  EXPECT_EQ(with_chance(unknown, 0).chance, 50);
  EXPECT_EQ(with_chance(unknown, one_unit).chance, 73) << "e / (1 + e)";
  EXPECT_EQ(with_chance(unknown, -one_unit).chance, 27);
  EXPECT_EQ(with_chance(unknown, 4 * one_unit).chance, 98);
  EXPECT_EQ(with_chance(unknown, 10 * one_unit).chance, 99) << "nothing is sure that is not proven";
  EXPECT_EQ(with_chance(unknown, win_in(3)).chance, 99);
  EXPECT_EQ(with_chance(unknown, loss_in(4)).chance, 1);
}

TEST(WithChance, LeavesAProvenValueAsItIs) {
  const Assessment won = Assessment::proven(win_after(5));
  EXPECT_EQ(with_chance(won, -500), won);
}

TEST(WithForcedWin, RaisesWhatIsKnownToAWinOfThatLengthAtMost) {
  const Assessment known = with_forced_win(Assessment::unknown(100), 7);
  EXPECT_FALSE(known.is_proven()) << "a shorter one is not excluded";
  EXPECT_EQ(known.at_least, win_after(7));
  EXPECT_EQ(known.value, win_after(7));
  EXPECT_EQ(known.at_most, Assessment::unknown(100).at_most);
  EXPECT_EQ(known.chance, 99);
}

TEST(WithForcedWin, ProvesTheValueWhereNoShorterWinIsLeft) {
  Assessment known = Assessment::unknown(100);
  known.at_most = win_after(7);
  EXPECT_EQ(with_forced_win(known, 7), Assessment::proven(win_after(7)));
  EXPECT_FALSE(with_forced_win(known, 9).is_proven());
}

TEST(WithForcedWin, KeepsAShorterWinThatIsKnownAlready) {
  Assessment known = Assessment::unknown(100);
  known.at_least = win_after(5);
  EXPECT_EQ(with_forced_win(known, 9).value, win_after(5));
  const Assessment proven = Assessment::proven(win_after(3));
  EXPECT_EQ(with_forced_win(proven, 9), proven);
}

TEST(HeuristicChoice, HasAChanceAsSoonAsItHasLookedOnePlyAhead) {
  const PatternKnowledge knowledge(5);
  HeuristicChoice choice(knowledge, opening(), {});
  const Assessment unknown = Assessment::unknown(opening().empty_count());
  EXPECT_EQ(choice.assessment(unknown), unknown) << "nothing has been looked at";
  while (choice.search().best().depth == 0) {
    EXPECT_EQ(choice.assessment(unknown), unknown);
    Budget one_node(1);
    ASSERT_FALSE(choice.run(one_node));
  }
  EXPECT_EQ(choice.search().best().depth, 1);
  EXPECT_TRUE(choice.assessment(unknown).chance);
  EXPECT_EQ(choice.variation().front(), choice.move());
}

constexpr std::uint64_t nodes_a_turn = 4'096;

SearchReport analysed(const Position& position, std::uint64_t nodes) {
  Solver solver(1 << 20);
  return think({.goal = SearchGoal::analysis, .position = position, .node_budget = nodes}, solver);
}

/// Estimating and proving take turns, so the chances equal those of estimating five moves with half
/// of the nodes.
TEST(HeuristicAnalysis, SpendsEverySecondTurnOnJudgingTheBestFive) {
  const SearchReport worked = analysed(opening(), 6 * nodes_a_turn);
  EXPECT_EQ(worked.nodes, 6 * nodes_a_turn);
  const PatternKnowledge knowledge(5);
  HeuristicChoice judged(knowledge, opening(), {.lines = 5});
  Budget budget(3 * nodes_a_turn);
  judged.run(budget);
  std::size_t with_depth = 0;
  for (const RootMove& root_move : judged.search().moves()) {
    Assessment wanted = Assessment::unknown(9);
    if (root_move.depth > 0) {
      ++with_depth;
      wanted = with_chance(wanted, root_move.score);
    }
    EXPECT_EQ(assessment_of(worked.moves, root_move.move).chance, wanted.chance)
        << to_text(root_move.move);
  }
  EXPECT_GE(with_depth, 5U);
}

TEST(HeuristicAnalysis, ListsEveryMoveBestFirstAndHasALineForTheBest) {
  const SearchReport worked = analysed(opening(), 2 * nodes_a_turn);
  const std::vector<MoveAssessment>& moves = worked.moves;
  EXPECT_EQ(moves.size(), opening().available_moves().size());
  for (std::size_t i = 1; i < moves.size(); ++i) {
    EXPECT_GE(moves[i - 1].assessment.chance.value_or(0), moves[i].assessment.chance.value_or(0));
  }
  EXPECT_EQ(worked.value.chance, moves.front().assessment.chance);
  const std::vector<Cell>& line = worked.variation;
  EXPECT_GT(line.size(), 1U);
  EXPECT_EQ(line.front(), moves.front().move);
  Position position = opening();
  for (const Cell move : line) EXPECT_TRUE(position.play(move));
}

TEST(HeuristicAnalysis, HasAListBeforeItHasBegun) {
  const SearchReport worked = analysed(opening(), 0);
  EXPECT_EQ(worked.moves.size(), opening().available_moves().size());
  EXPECT_FALSE(worked.value.chance);
  EXPECT_EQ(worked.variation.size(), 1U);
}

/// Both sides have a four and a three: X wins by h7 or by fours, which the first turn finds.
TEST(HeuristicAnalysis, PutsAWinByFoursFirstAndCallsItSure) {
  const Position position = test::game(test::rules("15,15,5"), "h8.a1.i8.a3.j8.o1.h9.o3.h10.a15");
  for (const std::uint64_t nodes : {nodes_a_turn / 2, 2 * nodes_a_turn}) {
    const SearchReport worked = analysed(position, nodes);
    EXPECT_EQ(worked.value.at_least.result, Result::win) << nodes;
    EXPECT_EQ(worked.moves.front().assessment.at_least, worked.value.at_least) << nodes;
  }
}

}  // namespace
}  // namespace mnk
