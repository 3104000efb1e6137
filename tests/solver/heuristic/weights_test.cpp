#include "solver/heuristic/weights.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

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

TEST(Weights, CallThreatsWorthMoreThanNothing) {
  const Weights& weights = weights_for(5);
  const auto points = [&](Pattern best) {
    return weights.combination[combination({0, 0, 0, static_cast<std::size_t>(best)})];
  };
  EXPECT_GT(points(Pattern::open_four), points(Pattern::open_three));
  EXPECT_GT(points(Pattern::open_three), points(Pattern::one));
}

}  // namespace
}  // namespace mnk
