#include "solver/heuristic/threat.h"

#include <array>

namespace mnk {

Threat threat_of(FourPatterns patterns) {
  std::array<int, 16> counts{};
  for (std::size_t direction = 0; direction < 4; ++direction) {
    ++counts[static_cast<std::size_t>(patterns[direction])];
  }
  const auto count = [&](Pattern first, Pattern last) {
    int sum = 0;
    for (auto at = static_cast<std::size_t>(first); at <= static_cast<std::size_t>(last); ++at) {
      sum += counts[at];
    }
    return sum;
  };
  using enum Pattern;
  if (count(five, five) > 0) return Threat::five;
  const int fours = count(four, four);
  if (count(open_four, open_four) > 0 || fours > 1) return Threat::open_four;
  const int open_threes = count(open_three, open_three_more);
  const int threes = count(three, three_more);
  const int open_twos = count(open_two, open_two_3);
  const bool more = threes > 0 || open_twos > 0;
  if (fours > 0) {
    if (open_threes > 0) return Threat::four_three;
    return more ? Threat::four_more : Threat::four;
  }
  if (open_threes > 1) return Threat::double_open_three;
  if (open_threes > 0) return more ? Threat::open_three_more : Threat::open_three;
  if (threes > 0) return threes > 1 ? Threat::threes : Threat::three;
  if (open_twos > 1) return Threat::twos;
  return count(two, open_two_3) > 0 ? Threat::two : Threat::none;
}

}  // namespace mnk
