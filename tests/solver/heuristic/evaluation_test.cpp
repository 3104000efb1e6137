#include "solver/heuristic/evaluation.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "solver/heuristic/pattern_board.h"
#include "support/dice.h"

/// The unit of the search's scores, and its set of squares.
namespace mnk {
namespace {

std::size_t combination(const std::array<std::size_t, 4>& patterns) {
  FourPatterns lines;
  for (std::size_t i = 0; i < 4; ++i) lines = lines.with(i, static_cast<Pattern>(patterns[i]));
  return combination_of(lines);
}

TEST(Combinations, HaveANumberEachThatTheOrderOfLinesDoesNotChange) {
  std::set<std::size_t> numbers;
  for (std::size_t a = 0; a < pattern_count; ++a) {
    for (std::size_t b = a; b < pattern_count; ++b) {
      for (std::size_t c = b; c < pattern_count; ++c) {
        for (std::size_t d = c; d < pattern_count; ++d) {
          const std::size_t number = combination({a, b, c, d});
          EXPECT_LT(number, combination_count);
          EXPECT_TRUE(numbers.insert(number).second);
          EXPECT_EQ(combination({d, c, b, a}), number);
          EXPECT_EQ(combination({c, a, d, b}), number);
        }
      }
    }
  }
  EXPECT_EQ(numbers.size(), combination_count);
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
