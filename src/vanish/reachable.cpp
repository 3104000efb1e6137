#include "vanish/reachable.h"

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

}  // namespace mnk::vanish
