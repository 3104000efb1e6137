#include <gtest/gtest.h>

#include <array>
#include <set>

#include "solver/heuristic/evaluation.h"

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

/// What three dead lines and this one count for.
int points_of_one(const Weights& weights, Pattern best) {
  const FourPatterns patterns = FourPatterns().with(3, best);
  return weights.points(patterns, threat_of(patterns));
}

TEST(Weights, CallThreatsWorthMoreThanNothing) {
  const Weights& weights = weights_for(5);
  EXPECT_GT(points_of_one(weights, Pattern::open_four),
            points_of_one(weights, Pattern::open_three));
  EXPECT_GT(points_of_one(weights, Pattern::open_three), points_of_one(weights, Pattern::one));
}

TEST(Weights, AddUpEachPatternTheThreatAndWhatIsLeft) {
  Weights weights{};
  const FourPatterns patterns =
      FourPatterns().with(0, Pattern::three).with(2, Pattern::four).with(3, Pattern::four);
  const Threat made = threat_of(patterns);
  const auto number = [](auto name) { return static_cast<std::size_t>(name); };
  weights.pattern[number(Pattern::dead)] = 1;
  weights.pattern[number(Pattern::three)] = 20;
  weights.pattern[number(Pattern::four)] = 300;
  weights.threat[number(made)] = 4000;
  weights.rest[combination_of(patterns)] = -7;
  EXPECT_EQ(weights.points(patterns, made), 4614);
}

}  // namespace
}  // namespace mnk
