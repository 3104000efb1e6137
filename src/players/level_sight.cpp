#include "players/level_sight.h"

#include <algorithm>

namespace mnk {

/// Decided once a turn for each side and length, so that a threat is seen or not seen by all moves
/// alike.
bool LevelSight::overlooks(bool own, int plies) const {
  const std::uint64_t which = 2 * static_cast<std::uint64_t>(plies) + (own ? 1 : 0);
  return Random(coins_ ^ (which << 32)).percent(level_.misses);
}

bool LevelSight::sees(Value value) const {
  return value.result != Result::draw && value.plies <= level_.looks_ahead &&
         !overlooks(value.result == Result::win, value.plies);
}

Cell LevelSight::choose(std::vector<SeenMove> seen) const {
  const auto rank = [](const SeenMove& known) {
    return known.fate.value_or(Value{.result = Result::draw, .plies = 0});
  };
  const Value best = rank(*std::ranges::max_element(seen, {}, rank));
  std::erase_if(seen, [&](const SeenMove& known) { return rank(known) != best; });
  std::size_t choices = seen.size();
  if (best.result == Result::draw) choices = drawn_from(choices, level_);
  Random random = random_;
  return seen[random.below(static_cast<std::uint32_t>(choices))].move;
}

}  // namespace mnk
