#include "vanish/census.h"

#include <algorithm>

namespace mnk::vanish {

Census take_census(const Rules& rules) { return take_census(ValueTable(rules)); }

Census take_census(const ValueTable& table) {
  const States& states = table.states();
  Census census;
  std::vector<bool> seen(states.count());
  std::vector<std::size_t> wave{states.index(State{})};
  seen[wave.front()] = true;
  while (!wave.empty()) {
    std::vector<std::size_t> next;
    for (const std::size_t index : wave) {
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
      for_each_cell(states.moves(state), [&](int cell) {
        const std::size_t after = states.index(states.after(state, cell));
        if (seen[after]) return;
        seen[after] = true;
        next.push_back(after);
      });
    }
    wave = std::move(next);
  }
  return census;
}

}  // namespace mnk::vanish
