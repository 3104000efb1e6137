#include "players/heuristic_choice.h"

#include <algorithm>
#include <cmath>

#include "solver/value.h"

namespace mnk {

namespace {

/// 65,536 entries, 512 KB: enough for a few hundred thousand nodes.
constexpr unsigned choice_table_bits = 16;

}  // namespace

Assessment with_chance(Assessment known, Evaluation score) {
  if (known.is_proven()) return known;
  const double per_cent = 100 * chance_of_winning(score);
  known.chance = static_cast<std::uint8_t>(std::clamp(std::lround(per_cent), 1L, 99L));
  return known;
}

Assessment with_forced_win(Assessment known, int plies) {
  if (known.is_proven()) return known;
  const Value win{.result = Result::win, .plies = plies};
  if (win >= known.at_most) return Assessment::proven(known.at_most);
  known.at_least = std::max(known.at_least, win);
  known.value = known.at_least;
  known.chance = 99;
  return known;
}

HeuristicChoice::HeuristicChoice(const PatternKnowledge& knowledge, const Position& position,
                                 const SearchLimits& limits)
    : table_(choice_table_bits), search_(knowledge, table_, position, limits) {}

Assessment HeuristicChoice::assessment(const Assessment& known) const {
  if (const auto& line = search_.forced_win(); !line.empty()) {
    return with_forced_win(known, static_cast<int>(line.size()));
  }
  const RootMove best = search_.best();
  return best.depth > 0 ? with_chance(known, best.score) : known;
}

}  // namespace mnk
