#include "vanish/counting.h"

#include <algorithm>

namespace mnk::vanish {

Reached reached_by_play(const States& states) {
  Reached seen(states.count());
  std::vector<std::size_t> open{states.index(State{})};
  seen[open.front()] = true;
  while (!open.empty()) {
    const State state = states.at(open.back());
    open.pop_back();
    if (states.decided(state)) continue;
    for_each_cell(states.moves(state), [&](int cell) {
      const std::size_t after = states.index(states.after(state, cell));
      if (seen[after]) return;
      seen[after] = true;
      open.push_back(after);
    });
  }
  return seen;
}

Counts count_game(const Rules& rules) {
  const ValueTable table(rules);
  return count_game(table, reached_by_play(table.states()));
}

Counts count_game(const ValueTable& table, const Reached& reached) {
  const States& states = table.states();
  Counts counts;
  for (std::size_t index = 0; index < states.count(); ++index) {
    if (!reached[index]) continue;
    const State state = states.at(index);
    if (states.decided(state)) {
      ++counts.terminal;
      continue;
    }
    const Value value = table.value(state);
    ++counts.positions;
    if (value.result == Result::draw) {
      ++counts.drawn;
    } else {
      ++(value.result == Result::win ? counts.won : counts.lost);
    }
    if (value.result == Result::win) {
      counts.longest_win = std::max(counts.longest_win, value.plies);
    }
  }
  return counts;
}

}  // namespace mnk::vanish
