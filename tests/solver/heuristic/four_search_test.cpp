#include <gtest/gtest.h>

#include "solver/heuristic/threat_search.h"
#include "support/board.h"
#include "support/dice.h"

/// Every win that is claimed is played against all defences, on the engine's board.
namespace mnk {
namespace {

/// The cells on which the side to move completes a line.
std::vector<Cell> winning_cells(const Position& position) {
  std::vector<Cell> cells;
  for (const Cell cell : position.available_moves()) {
    Position next = position;
    next.play(cell);
    if (next.outcome().winner() == position.to_move()) cells.push_back(cell);
  }
  return cells;
}

/// Whether the moves of `line` win by force: after each move of the attacker the defender cannot
/// win at once, and whatever he plays but the answer in the line loses at once.
bool wins_against_all_defences(Position position, const std::vector<Cell>& line) {
  const Mark attacker = position.to_move();
  for (std::size_t ply = 0; ply < line.size(); ply += 2) {
    if (!position.play(line[ply])) return false;
    if (position.outcome().winner() == attacker) return ply + 1 == line.size();
    if (!winning_cells(position).empty()) return false;
    for (const Cell defence : position.available_moves()) {
      Position next = position;
      next.play(defence);
      const bool expected = ply + 1 < line.size() && defence == line[ply + 1];
      if (!expected && winning_cells(next).empty()) return false;
    }
    if (ply + 1 == line.size() || !position.play(line[ply + 1])) return false;
  }
  return false;
}

std::vector<Cell> cells_of(const PatternBoard& board, const std::vector<Square>& line) {
  std::vector<Cell> cells;
  for (const Square square : line) cells.push_back(board.cell(square));
  return cells;
}

/// A position with many stones close together and nobody having won.
Position crowded(const Rules& rules, test::Dice& dice) {
  Position position(rules);
  const int stones = dice.between(8, 30);
  for (int tries = 0; tries < 200 && position.mark_count() < stones; ++tries) {
    const Cell cell{.row = 3 + dice.below(8), .column = 3 + dice.below(8)};
    if (!position.play(cell)) continue;
    if (position.outcome().over()) position.take_back();
  }
  return position;
}

class Fours : public testing::TestWithParam<const char*> {};

TEST_P(Fours, ThatWinAreWonAgainstAllDefences) {
  const Rules rules = test::rules(GetParam());
  const PatternKnowledge knowledge(rules.in_a_row());
  test::Dice dice(11);
  FourSearch search;
  int won = 0;
  int long_ones = 0;
  for (int round = 0; round < 400; ++round) {
    const Position position = crowded(rules, dice);
    PatternBoard board(knowledge, position);
    const std::uint64_t hash = board.hash();
    search.start(board);
    if (search.run(2'000) != FourSearch::State::won) {
      search.abandon();
    } else {
      ++won;
      if (search.line().size() > 5) ++long_ones;
      ASSERT_TRUE(wins_against_all_defences(position, cells_of(board, search.line())));
    }
    ASSERT_EQ(board.hash(), hash) << "the board is left as it was";
  }
  EXPECT_GT(won, 30);
  EXPECT_GT(long_ones, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Fours, testing::Values("15,15,5", "15,15,6"));

TEST(Fours, AreFoundInSlicesAsInOneGo) {
  const Rules rules = test::rules("15,15,5");
  const PatternKnowledge knowledge(5);
  test::Dice dice(5);
  for (int round = 0; round < 100; ++round) {
    const Position position = crowded(rules, dice);
    PatternBoard board(knowledge, position);
    FourSearch whole;
    whole.start(board);
    whole.run(1'000);
    whole.abandon();
    FourSearch sliced;
    sliced.start(board);
    for (int slice = 0; slice < 1'000; ++slice) sliced.run(1);
    sliced.abandon();
    ASSERT_EQ(whole.line(), sliced.line());
    ASSERT_EQ(whole.nodes(), sliced.nodes());
  }
}

TEST(Fours, ThatPrepareNothingCanBeLeftOut) {
  const PatternKnowledge knowledge(5);
  // X's fours on row 2 lead nowhere.
  const Position position =
      test::board(test::rules("9,9,5"),
                  "......... OXXX..... ......... ......... ......... ....OO... ......... ......... "
                  ".........");
  PatternBoard board(knowledge, position);
  FourSearch search;
  search.start(board, Threat::four_more);
  EXPECT_EQ(search.run(100), FourSearch::State::failed);
  EXPECT_EQ(search.nodes(), 1U);
  search.start(board);
  EXPECT_EQ(search.run(100), FourSearch::State::failed);
  EXPECT_GT(search.nodes(), 1U);
}

TEST(Fours, ThatTheOpponentAnswersByCompletingAreNone) {
  const Rules rules = test::rules("9,9,5");
  const PatternKnowledge knowledge(5);
  // O threatens to complete at f3; X must stop that, and has no four there.
  const Position position = test::board(
      rules,
      "......... ......... XOOOO.... ......... ..XXX.... ......... ......... ......... .........");
  PatternBoard board(knowledge, position);
  FourSearch search;
  search.start(board);
  EXPECT_EQ(search.run(100), FourSearch::State::failed);
}

}  // namespace
}  // namespace mnk
