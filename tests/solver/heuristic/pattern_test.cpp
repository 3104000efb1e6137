#include "solver/heuristic/pattern.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "support/dice.h"

/// Checks the table of patterns against the windows of k cells in a drawn line.
namespace mnk {
namespace {

/// A line of 2k - 1 cells with a stone `X` in the middle, `.` empty and `#` blocked.
using Drawing = std::string;

std::uint32_t number_of(const PatternTable& table, const Drawing& line) {
  std::uint32_t number = 0;
  for (int offset = -table.reach(); offset <= table.reach(); ++offset) {
    if (offset == 0) continue;
    const char c = line[static_cast<std::size_t>(offset + table.reach())];
    number += table.digit(offset) * (c == 'X' ? 1 : c == '#' ? 2 : 0);
  }
  return number;
}

/// The empty cells of every unblocked window of k cells that includes the middle.
std::vector<std::set<std::size_t>> windows(const Drawing& line) {
  const std::size_t k = line.size() / 2 + 1;
  std::vector<std::set<std::size_t>> result;
  for (std::size_t from = 0; from < k; ++from) {
    const std::string window = line.substr(from, k);
    if (window.find('#') != std::string::npos) continue;
    std::set<std::size_t> missing;
    for (std::size_t i = 0; i < k; ++i) {
      if (window[i] == '.') missing.insert(from + i);
    }
    result.push_back(missing);
  }
  return result;
}

/// The missing stones of the fullest window; -1 if every window is blocked.
int lacking(const Drawing& line) {
  int fewest = -1;
  for (const auto& missing : windows(line)) {
    const int lacks = static_cast<int>(missing.size());
    if (fewest < 0 || lacks < fewest) fewest = lacks;
  }
  return fewest;
}

/// Cells that complete a window.
std::size_t completing_cells(const Drawing& line) {
  std::set<std::size_t> cells;
  for (const auto& missing : windows(line)) {
    if (missing.size() == 1) cells.insert(*missing.begin());
  }
  return cells.size();
}

/// The number of empty cells where another stone satisfies `good`.
template <typename Good>
int ways(const Drawing& line, Good&& good) {
  int count = 0;
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    if (line[cell] != '.') continue;
    Drawing next = line;
    next[cell] = 'X';
    count += good(next) ? 1 : 0;
  }
  return count;
}

bool is_four(const Drawing& line) { return lacking(line) == 1; }
bool is_open_four(const Drawing& line) { return is_four(line) && completing_cells(line) > 1; }
bool is_open_three(const Drawing& line) {
  return lacking(line) == 2 && ways(line, is_open_four) > 0;
}

Pattern read(const Drawing& line) {
  using enum Pattern;
  switch (lacking(line)) {
    case -1:
      return dead;
    case 0:
      return five;
    case 1:
      return is_open_four(line) ? open_four : four;
    case 2:
      if (const int open = ways(line, is_open_four); open > 0) {
        return open > 1 ? open_three_more : open_three;
      }
      return ways(line, is_four) > 2 ? three_more : three;
    case 3: {
      const int open = ways(line, is_open_three);
      return open > 2 ? open_two_3 : open == 2 ? open_two_2 : open == 1 ? open_two : two;
    }
    default:
      return one;
  }
}

class InARow : public testing::TestWithParam<int> {};

TEST_P(InARow, EveryPatternIsAsReadFromTheLine) {
  const int k = GetParam();
  const PatternTable table(k);
  test::Dice dice(static_cast<std::uint32_t>(k));
  std::set<Pattern> seen;
  for (int round = 0; round < 20'000; ++round) {
    const int full = dice.between(0, 4);
    Drawing line(static_cast<std::size_t>(2 * k - 1), '.');
    for (char& c : line) {
      if (dice.below(5) < full) c = dice.below(4) == 0 ? '#' : 'X';
    }
    line[static_cast<std::size_t>(k - 1)] = 'X';
    const Pattern pattern = table[number_of(table, line)];
    ASSERT_EQ(static_cast<int>(pattern), static_cast<int>(read(line))) << line;
    seen.insert(pattern);
  }
  EXPECT_GE(seen.size(), k == 3 ? 7U : 11U) << "lines of all kinds were looked at";
}

INSTANTIATE_TEST_SUITE_P(ThreeToEight, InARow, testing::Range(3, 9));

using enum Pattern;
using Lines = std::array<Pattern, 4>;

FourPatterns coded(const Lines& lines) {
  FourPatterns patterns;
  for (std::size_t i = 0; i < 4; ++i) patterns = patterns.with(i, lines[i]);
  return patterns;
}

/// The strength of a move depends on its strongest line and the rest, not on their order.
TEST(Threat, IsThatOfTheFourLinesInAnyOrder) {
  const std::pair<Threat, std::vector<Lines>> known[] = {
      {Threat::five, {{five, dead, dead, dead}, {five, open_four, open_four, four}}},
      {Threat::open_four,
       {{open_four, dead, dead, dead},
        {four, four, dead, dead},
        {open_four, four, open_three, dead}}},
      {Threat::four, {{four, dead, one, two}}},
      {Threat::four_more,
       {{four, three, dead, dead}, {four, open_two, dead, dead}, {four, open_two_3, dead, dead}}},
      {Threat::four_three, {{four, open_three, dead, dead}, {four, open_three_more, three, dead}}},
      {Threat::open_three, {{open_three, dead, one, two}, {open_three_more, dead, dead, dead}}},
      {Threat::open_three_more,
       {{open_three, three_more, dead, dead}, {open_three, open_two_2, dead, dead}}},
      {Threat::double_open_three, {{open_three, open_three_more, dead, dead}}},
      {Threat::three, {{three, dead, open_two, dead}}},
      {Threat::threes, {{three, three_more, dead, dead}}},
      {Threat::twos, {{open_two, open_two_3, dead, dead}}},
      {Threat::two, {{open_two, two, dead, dead}, {two, dead, dead, dead}, {two, two, two, two}}},
      {Threat::none, {{one, one, one, one}, {dead, dead, dead, dead}}}};
  for (const auto& [threat, all] : known) {
    for (Lines lines : all) {
      SCOPED_TRACE(testing::PrintToString(lines));
      std::ranges::sort(lines);
      do {
        EXPECT_EQ(static_cast<int>(threat_of(coded(lines))), static_cast<int>(threat));
      } while (std::ranges::next_permutation(lines).found);
    }
  }
}

}  // namespace
}  // namespace mnk
