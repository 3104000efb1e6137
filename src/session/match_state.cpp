#include "session/match_state.h"

namespace mnk {

Mark first_mover(const std::optional<games::AnyPosition>& start) {
  return start ? start->to_move() : Mark::X;
}

std::optional<int> undo_target(int moves, std::optional<Mark> mark, Mark first) {
  if (!mark) return std::nullopt;
  const bool moved_last = (moves % 2 == 1) == (*mark == first);
  const int target = moves - (moved_last ? 1 : 2);
  return target < 0 ? std::nullopt : std::optional(target);
}

}  // namespace mnk
