#include "session/series.h"

#include <algorithm>

namespace mnk {

Series Series::begin(std::uint64_t id, Outcome counted) {
  Series series;
  series.id = id;
  series.counted = counted;
  return series;
}

bool Series::count(Outcome end) {
  if (end == counted) return false;
  discount();
  ++games_of(end);
  counted = end;
  return true;
}

Score Series::before() const {
  Series copy = *this;
  copy.discount();
  return copy.score;
}

void Series::discount() {
  if (counted.over()) games_of(counted) = std::max(0, games_of(counted) - 1);
}

int& Series::games_of(Outcome end) {
  if (end.is_draw()) return score.draws;
  const bool first_won = (end.winner() == Mark::X) == first_plays_x;
  return first_won ? score.first : score.second;
}

void EndsCounted::note(std::uint64_t game, Outcome end) {
  // As many as a browser's history may lead back to.
  constexpr std::size_t most = 64;
  if (!end.over()) return;
  std::erase_if(ends_, [game](const End& one) { return one.game == game; });
  if (ends_.size() == most) ends_.erase(ends_.begin());
  ends_.push_back({.game = game, .outcome = end});
}

std::optional<Outcome> EndsCounted::of(std::uint64_t game) const {
  const auto found = std::ranges::find(ends_, game, &End::game);
  return found == ends_.end() ? std::nullopt : std::optional(found->outcome);
}

}  // namespace mnk
