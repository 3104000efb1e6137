#include "players/heuristic_level.h"

#include <gtest/gtest.h>

#include <tuple>

#include "engine/notation.h"
#include "game/position.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::game;
using test::rules;

constexpr HeuristicLevel level{.nodes = 1, .misses_five = 2, .misses_three = 10, .margin = 0};

const PatternKnowledge& knowledge() {
  static const PatternKnowledge five(5);
  return five;
}

std::vector<VisibleLine> lines_of(const Position& position) {
  return visible_lines(PatternBoard(knowledge(), position), position);
}

/// Side, direction (- | \ /), first cell, what it can become (4 or 5) and the distance.
std::string text_of(const VisibleLine& seen) {
  return std::string(1, letter(seen.line.side)) + "-|\\/"[seen.line.direction] +
         to_text(seen.line.cell) + (seen.best == Pattern::five ? " 5 " : " 4 ") +
         std::to_string(seen.distance);
}

std::vector<std::string> texts_of(const Position& position) {
  std::vector<std::string> texts;
  for (const VisibleLine& seen : lines_of(position)) texts.push_back(text_of(seen));
  return texts;
}

/// Written as in text_of().
TEST(VisibleLines, AreThoseOfBothSidesThatLackTwoStonesAtMost) {
  EXPECT_TRUE(lines_of(Position(rules("15,15,5"))).empty());
  const std::pair<const char*, std::vector<std::string>> all[] = {
      {"h8.a1.i8.a3", {}},
      {"h8.a1.i8.a15.j8", {"X-a8 4 1"}},
      {"h8.a1.i8.a15.j8.o1.k8", {"X-a8 5 1"}},
      {"h7.a1.h8.a15.h9", {"X|h1 4 1"}},
      {"d5.o1.e6.o15.f7", {"X\\a2 4 1"}},
      {"k5.a1.j6.a15.i7", {"X/o1 4 1"}},
      {"h8.a1.i8.a15.j8.o1.h3.o15.i3.d15.j3", {"X-a3 4 1", "X-a8 4 5"}},
      {"d1.a5.e1.a6.f1.a7", {"X-a1 4 6", "O|a1 4 1"}},
      {"h8.a1.i8.b1.j8.c1", {"X-a8 4 7", "O-a1 4 1"}}};
  for (const auto& [moves, texts] : all) {
    EXPECT_EQ(texts_of(game(rules("15,15,5"), moves)), texts) << moves;
  }
}

/// Counted in king's moves from the nearest playable cell; without a last move, beyond all.
TEST(VisibleLines, AreAsFarAwayAsTheirNearestCellIsFromTheLastMove) {
  const Position far = game(rules("15,15,5"), "c3.a1.d3.a15.e3.h9");
  EXPECT_EQ(texts_of(far), (std::vector<std::string>{"X-a3 4 6"}));
  const Position aside = game(rules("15,15,5"), "c3.a1.d3.a15.e3.m4");
  EXPECT_EQ(texts_of(aside), (std::vector<std::string>{"X-a3 4 6"}));
  const Position set_up(far.rules(), games::AnyPosition(far).marks());
  EXPECT_EQ(texts_of(set_up), (std::vector<std::string>{"X-a3 4 20"}));
}

VisibleLine line(std::size_t direction, Pattern best, int distance, Mark side = Mark::X) {
  return {.line = {.side = side, .direction = direction, .cell = test::cell("a1")},
          .best = best,
          .distance = distance};
}

/// Twice as great on a diagonal, up to three times with the distance, half as great for own lines,
/// and at most nine in ten.
TEST(ChanceToMiss, IsTheLevelsOwnBesideTheLastMoveAndGrows) {
  constexpr HeuristicLevel blind{.nodes = 1, .misses_five = 90, .misses_three = 100, .margin = 0};
  const std::tuple<VisibleLine, HeuristicLevel, std::uint32_t> all[] = {
      {line(0, Pattern::five, 0), level, 2},           {line(1, Pattern::open_four, 0), level, 10},
      {line(1, Pattern::four, 0), level, 10},          {line(2, Pattern::four, 0), level, 20},
      {line(3, Pattern::four, 0), level, 20},          {line(0, Pattern::four, 1), level, 12},
      {line(0, Pattern::four, 5), level, 20},          {line(0, Pattern::four, 9), level, 28},
      {line(0, Pattern::four, 10), level, 30},         {line(0, Pattern::four, 20), level, 30},
      {line(0, Pattern::four, 5, Mark::O), level, 10}, {line(0, Pattern::four, 20), blind, 90},
      {line(2, Pattern::five, 0), blind, 90}};
  for (const auto& [seen, player, chance] : all) {
    EXPECT_EQ(chance_to_miss(seen, player, Mark::O), chance)
        << seen.line.direction << seen.distance;
  }
}

TEST(OverlookedLines, AreMissedAsOftenAsTheirChanceSays) {
  const Position position = game(rules("15,15,5"), "h8.a1.i8.a15.j8");
  Random random(5);
  int missed = 0;
  for (int turn = 0; turn < 2'000; ++turn) {
    const auto overlooked = overlooked_lines(knowledge(), position, level, random);
    ASSERT_LE(overlooked.size(), 1U);
    missed += static_cast<int>(overlooked.size());
  }
  // Beside the last move: 12 %.
  EXPECT_NEAR(missed, 240, 60);
  constexpr HeuristicLevel sharp{.nodes = 1, .misses_five = 0, .misses_three = 0, .margin = 0};
  EXPECT_TRUE(overlooked_lines(knowledge(), position, sharp, random).empty());
}

std::size_t as_good(const std::vector<std::pair<int, int>>& depths_and_scores, int margin) {
  std::vector<RootMove> moves;
  for (const auto& [depth, score] : depths_and_scores) {
    moves.push_back({.move = {}, .score = score, .depth = depth, .line = {}});
  }
  return moves_as_good(moves, margin);
}

TEST(MovesAsGood, AreUpToFourWithinTheMarginThatWereLookedAtAlmostAsDeeply) {
  EXPECT_EQ(as_good({{4, 100}}, 50), 1U);
  EXPECT_EQ(as_good({{4, 100}, {4, 50}, {4, 49}}, 50), 2U);
  EXPECT_EQ(as_good({{4, 100}, {4, 99}}, 0), 1U);
  EXPECT_EQ(as_good({{4, 100}, {4, 100}}, 0), 2U);
  EXPECT_EQ(as_good({{2, 10}, {2, 10}, {2, 10}, {2, 10}, {2, 10}}, 5), 4U);
  EXPECT_EQ(as_good({{4, 10}, {3, 10}, {3, 10}}, 0), 3U) << "a ply less is nothing";
  EXPECT_EQ(as_good({{4, 10}, {2, 10}}, 0), 1U);
  EXPECT_EQ(as_good({{1, 10}, {0, 10}}, 0), 1U) << "only its looks are known";
}

TEST(HeuristicLevelChoice, KeepsToItsNodesAndHasAMoveAtAnyTime) {
  const PatternKnowledge knowledge(5);
  const Position position = test::game(test::rules("15,15,5"), "h8.i9.h10.h9.g9.i11");
  const auto nodes = [&](std::uint64_t of_level, std::uint64_t of_request) {
    const auto choice = make_heuristic_level_choice(
        knowledge, position, {.nodes = of_level, .misses_five = 0, .misses_three = 0, .margin = 0},
        1, of_request);
    SearchReport report;
    choice->describe(report);
    EXPECT_FALSE(position.refusal(report.move.value()));
    Budget budget(100'000);
    EXPECT_TRUE(choice->run(budget));
    choice->describe(report);
    EXPECT_FALSE(position.refusal(report.move.value()));
    return budget.spent();
  };
  // The nodes of a search for fours count against later nodes, so a few may be missing.
  EXPECT_LE(nodes(400, 10'000), 400U);
  EXPECT_GT(nodes(400, 10'000), 300U);
  EXPECT_LE(nodes(10'000, 250), 250U);
}

}  // namespace
}  // namespace mnk
