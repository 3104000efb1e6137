#include "vanish/limited_search.h"

#include <algorithm>

namespace mnk::vanish {

std::optional<Value> LimitedSearch::value(const State& state, int plies, Budget& budget) const {
  if (states_.decided(state)) {
    return Value{.result = misere_ ? Result::win : Result::loss, .plies = 0};
  }
  if (plies == 0 || !budget.spend()) return std::nullopt;
  std::optional<Value> best;
  bool all_known = true;
  int depth = plies;
  for_each_cell(states_.moves(state), [&](int cell) {
    if (depth == 0) return;
    const auto reply = value(states_.after(state, cell), depth - 1, budget);
    if (!reply) {
      all_known = false;
      return;
    }
    const Value mine = before_the_move(*reply);
    if (!best || mine > *best) best = mine;
    // From here on only a quicker win would matter.
    if (mine.result == Result::win) depth = std::min(depth, mine.plies - 1);
  });
  // A win found before the budget was spent is a win, but perhaps not the shortest.
  if (budget.exhausted()) return std::nullopt;
  const bool won = best && best->result == Result::win;
  return won || all_known ? best : std::nullopt;
}

}  // namespace mnk::vanish
