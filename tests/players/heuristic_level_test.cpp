#include "players/heuristic_level.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace mnk {
namespace {

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
