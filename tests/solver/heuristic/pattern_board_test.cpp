#include "solver/heuristic/pattern_board.h"

#include <gtest/gtest.h>

#include "engine/rules.h"
#include "support/board.h"
#include "support/dice.h"

/// Compares a board updated move by move with a newly set-up one.
namespace mnk {
namespace {

/// Compares everything that the boards report of a position.
void expect_same(const PatternBoard& kept, const PatternBoard& anew, const Rules& rules) {
  EXPECT_EQ(kept.to_move(), anew.to_move());
  EXPECT_EQ(kept.hash(), anew.hash());
  EXPECT_EQ(kept.empty_count(), anew.empty_count());
  EXPECT_EQ(kept.evaluate(), anew.evaluate());
  EXPECT_EQ(kept.near_stones(), anew.near_stones());
  for (const Mark side : {Mark::X, Mark::O}) {
    for (std::size_t which = 0; which < threat_count; ++which) {
      const auto threat = static_cast<Threat>(which);
      ASSERT_EQ(kept.count(side, threat), anew.count(side, threat)) << which;
      if (threat < PatternBoard::min_listed) continue;
      ASSERT_EQ(kept.with(side, threat), anew.with(side, threat)) << which;
    }
    for (int number = 0; number < rules.cell_count(); ++number) {
      const Square square = kept.square(rules.cell(number));
      ASSERT_EQ(kept.empty(square), anew.empty(square));
      if (!kept.empty(square)) continue;
      for (std::size_t direction = 0; direction < 4; ++direction) {
        ASSERT_EQ(kept.pattern(side, square, direction), anew.pattern(side, square, direction));
      }
      ASSERT_EQ(kept.points(side, square), anew.points(side, square));
    }
  }
}

class Kept : public testing::TestWithParam<const char*> {};

TEST_P(Kept, EqualsSetUpAnewAfterEveryPlayAndTakeBack) {
  const Rules rules = test::rules(GetParam());
  const PatternKnowledge knowledge(rules.in_a_row());
  test::Dice dice(7);
  Position position(rules);
  PatternBoard board(knowledge, position);
  for (int round = 0; round < 120; ++round) {
    const bool back =
        position.outcome().over() || (!position.history().empty() && dice.below(4) == 0);
    if (back) {
      position.take_back();
      board.take_back();
    } else {
      const Cell cell = dice.pick(position.available_moves());
      position.play(cell);
      if (position.outcome().over()) {
        position.take_back();
        continue;
      }
      board.play(board.square(cell));
    }
    expect_same(board, PatternBoard(knowledge, position), rules);
    if (testing::Test::HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Kept,
                         testing::Values("15,15,5", "20,20,5", "7,4,3", "4,12,4", "1,9,5", "9,9,6",
                                         "20,20,8", "3,3,3"));

/// A cell is a five exactly if playing there completes a line.
TEST(Threats, AreFivesExactlyWhereAMoveWins) {
  const Rules rules = test::rules("9,8,4");
  const PatternKnowledge knowledge(4);
  test::Dice dice(3);
  for (int game = 0; game < 40; ++game) {
    Position position(rules);
    while (!position.outcome().over()) {
      const PatternBoard board(knowledge, position);
      for (const Cell cell : position.available_moves()) {
        Position next = position;
        next.play(cell);
        const bool wins = next.outcome().winner().has_value();
        ASSERT_EQ(board.threat(position.to_move(), board.square(cell)) == Threat::five, wins);
      }
      position.play(dice.pick(position.available_moves()));
    }
  }
}

TEST(NearStones, AreTheEmptyCellsWithinTwoSteps) {
  const Rules rules = test::rules("6,5,5");
  const PatternKnowledge knowledge(5);
  const PatternBoard board(knowledge, test::game(rules, "a1"));
  std::string near;
  board.near_stones().for_each([&](Square square) { near += to_text(board.cell(square)) + ' '; });
  EXPECT_EQ(near, "b1 c1 a2 b2 c2 a3 b3 c3 ");
}

}  // namespace
}  // namespace mnk
