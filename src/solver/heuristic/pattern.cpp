#include "solver/heuristic/pattern.h"

#include <array>

namespace mnk {
namespace {

constexpr std::uint32_t empty_digit = 0;
constexpr std::uint32_t own_digit = 1;

/// How many lines, or next stones on one line, have each pattern.
class PatternCounts {
 public:
  void add(Pattern next) { ++counts_[static_cast<std::size_t>(next)]; }

  [[nodiscard]] int of(Pattern pattern) const { return counts_[static_cast<std::size_t>(pattern)]; }
  [[nodiscard]] int of(Pattern first, Pattern last) const {
    int sum = 0;
    for (auto at = static_cast<std::size_t>(first); at <= static_cast<std::size_t>(last); ++at) {
      sum += counts_[at];
    }
    return sum;
  }

 private:
  std::array<int, pattern_count> counts_{};
};

Pattern pattern_of(const PatternCounts& growth) {
  using enum Pattern;
  if (const int ways = growth.of(five); ways > 0) return ways > 1 ? open_four : four;
  if (const int ways = growth.of(open_four); ways > 0)
    return ways > 1 ? open_three_more : open_three;
  if (const int ways = growth.of(four); ways > 0) return ways > 2 ? three_more : three;
  if (const int ways = growth.of(open_three, open_three_more); ways > 0) {
    if (ways > 2) return open_two_3;
    return ways == 2 ? open_two_2 : open_two;
  }
  if (growth.of(three, three_more) > 0) return two;
  return growth.of(one, open_two_3) > 0 ? one : dead;
}

}  // namespace

PatternTable::PatternTable(int in_a_row) : reach_(in_a_row - 1) {
  std::uint32_t lines = 1;
  for (int place = 0; place < 2 * reach_; ++place, lines *= 3) powers_.push_back(lines);
  patterns_.resize(std::size_t{2} * lines, Pattern::dead);
  for (std::uint32_t line = lines; line-- > 0;) patterns_[line] = grade(line);
}

bool PatternTable::complete(std::uint32_t line) const {
  const auto middle = static_cast<std::size_t>(reach_);
  std::size_t back = 0;
  while (back < middle && digit_value(line, middle - 1 - back) == own_digit) ++back;
  std::size_t on = 0;
  while (on < middle && digit_value(line, middle + on) == own_digit) ++on;
  return back + 1 + on > middle;
}

Pattern PatternTable::grade(std::uint32_t line) const {
  if (complete(line)) return Pattern::five;
  PatternCounts growth;
  for (std::size_t place = 0; place < powers_.size(); ++place) {
    if (digit_value(line, place) != empty_digit) continue;
    growth.add(patterns_[line + own_digit * powers_[place]]);
  }
  return pattern_of(growth);
}

Threat threat_of(FourPatterns patterns) {
  PatternCounts counts;
  for (std::size_t direction = 0; direction < 4; ++direction) counts.add(patterns[direction]);
  using enum Pattern;
  if (counts.of(five) > 0) return Threat::five;
  const int fours = counts.of(four);
  if (counts.of(open_four) > 0 || fours > 1) return Threat::open_four;
  const int open_threes = counts.of(open_three, open_three_more);
  const int threes = counts.of(three, three_more);
  const int open_twos = counts.of(open_two, open_two_3);
  const bool more = threes > 0 || open_twos > 0;
  if (fours > 0) {
    if (open_threes > 0) return Threat::four_three;
    return more ? Threat::four_more : Threat::four;
  }
  if (open_threes > 1) return Threat::double_open_three;
  if (open_threes > 0) return more ? Threat::open_three_more : Threat::open_three;
  if (threes > 0) return threes > 1 ? Threat::threes : Threat::three;
  if (open_twos > 1) return Threat::twos;
  return counts.of(two, open_two_3) > 0 ? Threat::two : Threat::none;
}

}  // namespace mnk
