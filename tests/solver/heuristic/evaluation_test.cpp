#include "solver/heuristic/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "solver/heuristic/pattern_board.h"
#include "support/dice.h"

/// What the search counts in, and the set of squares that it keeps.
namespace mnk {
namespace {

TEST(Evaluation, PutsAQuickWinFirstAndAQuickLossLast) {
  EXPECT_GT(win_in(1), win_in(3));
  EXPECT_LT(loss_in(2), loss_in(4));
  EXPECT_TRUE(is_win(win_in(400)));
  EXPECT_TRUE(is_loss(loss_in(400)));
  EXPECT_FALSE(is_win(min_win - 1));
  EXPECT_FALSE(is_loss(1 - min_win));
}

TEST(Evaluation, StandsForAChanceOfWinning) {
  EXPECT_DOUBLE_EQ(chance_of_winning(0), 0.5);
  for (const Evaluation points : {-2'000, -700, -200, -10, 50, 200, 450, 1'500}) {
    const double odds = std::exp(points / points_per_unit);
    EXPECT_NEAR(chance_of_winning(points), odds / (1 + odds), 0.005) << points;
  }
  EXPECT_EQ(chance_of_winning(win_in(5)), 1);
  EXPECT_EQ(chance_of_winning(loss_in(4)), 0);
}

TEST(SquareSet, HasWhatWasPutInFromLowestToHighest) {
  SquareSet set;
  EXPECT_EQ(set, SquareSet());
  for (const int square : {200, 63, 64, 0}) set.insert(static_cast<Square>(square));
  std::vector<Square> found;
  set.for_each([&](Square square) { found.push_back(square); });
  EXPECT_EQ(found, (std::vector<Square>{0, 63, 64, 200}));
  EXPECT_EQ(set.front(), 0);
  set.erase(0);
  EXPECT_EQ(set.front(), 63);
  set.flip(63);
  set.flip(65);
  EXPECT_FALSE(set.contains(63));
  EXPECT_TRUE(set.contains(65));
}

TEST(SquareSet, SpreadsUpAndDown) {
  constexpr auto size = static_cast<int>(SquareSet::word_count * 64);
  test::Dice dice(3);
  for (const unsigned by : {1U, 19U, 27U, 63U, 64U, 65U, 130U}) {
    SquareSet set;
    for (int i = 0; i < 20; ++i) set.insert(static_cast<Square>(dice.below(size)));
    SquareSet expected = set;
    set.for_each([&](Square square) {
      const auto distance = static_cast<int>(by);
      if (square + distance < size) expected.insert(static_cast<Square>(square + distance));
      if (square >= distance) expected.insert(static_cast<Square>(square - distance));
    });
    EXPECT_EQ(set.spread(by), expected) << by;
  }
}

}  // namespace
}  // namespace mnk
