#include "vanish/census.h"

#include <algorithm>

namespace mnk::vanish {

Census take_census(const Rules& rules) {
  const ValueTable table(rules);
  return take_census(table, reached_by_play(table.states()));
}

Census take_census(const ValueTable& table, const Reached& reached) {
  const States& states = table.states();
  Census census;
  for (std::size_t index = 0; index < states.count(); ++index) {
    if (!reached[index]) continue;
    const State state = states.at(index);
    if (states.decided(state)) {
      ++census.terminal;
      continue;
    }
    const Value value = table.value(state);
    ++census.positions;
    if (value.result == Result::draw) {
      ++census.drawn;
    } else {
      ++(value.result == Result::win ? census.won : census.lost);
    }
    if (value.result == Result::win) {
      census.longest_win = std::max(census.longest_win, value.plies);
    }
  }
  return census;
}

}  // namespace mnk::vanish
