#include "players/heuristic_choice.h"

#include <gtest/gtest.h>

#include "players/heuristic_level.h"
#include "support/board.h"
#include "support/opening.h"
#include "support/values.h"

namespace mnk {
namespace {

using test::opening;
using test::win_after;

/// Evaluation that stands for odds of e to one.
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

TEST(WithChance, ChangesNothingElse) {
  Assessment known = with_chance(Assessment::unknown(100), 300);
  known.chance.reset();
  EXPECT_EQ(known, Assessment::unknown(100));
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

TEST(HeuristicChoice, AnnouncesAWinByFours) {
  const PatternKnowledge knowledge(5);
  HeuristicChoice choice(knowledge,
                         test::game(test::rules("15,15,5"), "h8.a1.i8.a3.j8.o1.h9.o3.h10.a15"), {});
  Budget budget(20'000);
  EXPECT_TRUE(choice.run(budget));
  const Assessment known = choice.assessment(Assessment::unknown(215));
  EXPECT_EQ(known.at_least, win_after(static_cast<int>(choice.variation().size())));
  EXPECT_EQ(known.chance, 99);
}

std::size_t as_good(const std::vector<std::pair<int, int>>& depths_and_scores, int margin) {
  std::vector<RootMove> moves;
  for (const auto& [depth, score] : depths_and_scores) {
    moves.push_back({.move = {}, .score = score, .depth = depth, .line = {}});
  }
  return moves_as_good(moves, margin);
}

TEST(MovesAsGood, AreThoseWithinWhatThePlayerDoesNotCareAbout) {
  EXPECT_EQ(as_good({{4, 100}}, 50), 1U);
  EXPECT_EQ(as_good({{4, 100}, {4, 50}, {4, 49}}, 50), 2U);
  EXPECT_EQ(as_good({{4, 100}, {4, 99}}, 0), 1U);
  EXPECT_EQ(as_good({{4, 100}, {4, 100}}, 0), 2U);
}

TEST(MovesAsGood, AreFourAtMost) {
  EXPECT_EQ(as_good({{2, 10}, {2, 10}, {2, 10}, {2, 10}, {2, 10}}, 5), 4U);
}

TEST(MovesAsGood, HaveBeenLookedAtAlmostAsDeeply) {
  EXPECT_EQ(as_good({{4, 10}, {3, 10}, {3, 10}}, 0), 3U) << "a ply less is nothing";
  EXPECT_EQ(as_good({{4, 10}, {2, 10}}, 0), 1U);
  EXPECT_EQ(as_good({{1, 10}, {0, 10}}, 0), 1U) << "only its looks are known";
}

TEST(HeuristicLevelChoice, KeepsToItsNodesAndHasAMoveAtAnyTime) {
  const PatternKnowledge knowledge(5);
  const Position position = test::game(test::rules("15,15,5"), "h8.i9.h10.h9.g9.i11");
  const auto nodes = [&](std::uint64_t of_level, std::uint64_t of_request) {
    HeuristicLevelChoice choice(
        knowledge, position, {.nodes = of_level, .misses_five = 0, .misses_three = 0, .margin = 0},
        1, of_request);
    EXPECT_FALSE(position.refusal(choice.move()));
    Budget budget(100'000);
    EXPECT_TRUE(choice.run(budget));
    EXPECT_FALSE(position.refusal(choice.move()));
    return budget.spent();
  };
  // Nodes of a search for fours are paid for by the nodes that follow, so a few may be missing.
  EXPECT_LE(nodes(400, 10'000), 400U);
  EXPECT_GT(nodes(400, 10'000), 300U);
  EXPECT_LE(nodes(10'000, 250), 250U);
}

}  // namespace
}  // namespace mnk
