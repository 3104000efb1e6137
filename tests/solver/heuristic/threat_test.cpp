#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "solver/heuristic/pattern.h"

namespace mnk {
namespace {

using enum Pattern;
using Lines = std::array<Pattern, 4>;

FourPatterns coded(const Lines& lines) {
  FourPatterns patterns;
  for (std::size_t i = 0; i < 4; ++i) patterns = patterns.with(i, lines[i]);
  return patterns;
}

/// The threat is that of the four lines in any order.
void expect_threat(Lines lines, Threat threat) {
  std::ranges::sort(lines);
  do {
    EXPECT_EQ(static_cast<int>(threat_of(coded(lines))), static_cast<int>(threat));
  } while (std::ranges::next_permutation(lines).found);
}

TEST(FourPatterns, HoldOnePatternForEachLine) {
  FourPatterns patterns = coded({five, dead, open_four, one});
  EXPECT_EQ(patterns[0], five);
  EXPECT_EQ(patterns[1], dead);
  EXPECT_EQ(patterns[2], open_four);
  EXPECT_EQ(patterns[3], one);
  patterns = patterns.with(2, two);
  EXPECT_EQ(patterns.code(), coded({five, dead, two, one}).code());
}

TEST(Threat, OfAFiveIsAFiveWhateverElseThereIs) {
  expect_threat({five, dead, dead, dead}, Threat::five);
  expect_threat({five, open_four, open_four, four}, Threat::five);
}

TEST(Threat, OfAnOpenFourOrTwoFoursCannotBeStopped) {
  expect_threat({open_four, dead, dead, dead}, Threat::open_four);
  expect_threat({four, four, dead, dead}, Threat::open_four);
  expect_threat({open_four, four, open_three, dead}, Threat::open_four);
}

TEST(Threat, OfAFourCountsWhatElseItMakes) {
  expect_threat({four, dead, one, two}, Threat::four);
  expect_threat({four, three, dead, dead}, Threat::four_more);
  expect_threat({four, open_two, dead, dead}, Threat::four_more);
  expect_threat({four, open_two_3, dead, dead}, Threat::four_more);
  expect_threat({four, open_three, dead, dead}, Threat::four_three);
  expect_threat({four, open_three_more, three, dead}, Threat::four_three);
}

TEST(Threat, OfAnOpenThreeCountsWhatElseItMakes) {
  expect_threat({open_three, dead, one, two}, Threat::open_three);
  expect_threat({open_three_more, dead, dead, dead}, Threat::open_three);
  expect_threat({open_three, three_more, dead, dead}, Threat::open_three_more);
  expect_threat({open_three, open_two_2, dead, dead}, Threat::open_three_more);
  expect_threat({open_three, open_three_more, dead, dead}, Threat::double_open_three);
}

TEST(Threat, OfLessIsAPreparation) {
  expect_threat({three, dead, open_two, dead}, Threat::three);
  expect_threat({three, three_more, dead, dead}, Threat::threes);
  expect_threat({open_two, open_two_3, dead, dead}, Threat::twos);
  expect_threat({open_two, two, dead, dead}, Threat::two);
  expect_threat({two, dead, dead, dead}, Threat::two);
  expect_threat({two, two, two, two}, Threat::two);
  expect_threat({one, one, one, one}, Threat::none);
  expect_threat({dead, dead, dead, dead}, Threat::none);
}

}  // namespace
}  // namespace mnk
