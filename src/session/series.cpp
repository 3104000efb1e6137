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

}  // namespace mnk
