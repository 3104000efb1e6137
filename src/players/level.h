#pragma once

#include <cstdint>

#include "players/player_kind.h"

namespace mnk {

/// What makes a computer player strong: it sees wins of either side that take up to `looks_ahead`
/// plies, counted from the position before it. But at each turn, for each side and each length of
/// win, it overlooks all such wins with a chance of `misses` in a hundred. It takes the shortest
/// win that it sees, avoids what it sees to lose, and else draws one from the first part of the
/// ordered moves.
struct Level {
  int looks_ahead;
  std::uint32_t misses;             ///< per cent
  std::uint32_t candidate_percent;  ///< how many of the ordered moves it draws from
};

/// Levels are stated here and nowhere else; how well they play is measured in README.md.
[[nodiscard]] constexpr Level level_of(PlayerKind kind) {
  switch (kind) {
    case PlayerKind::easy:
      return {.looks_ahead = 2, .misses = 15, .candidate_percent = 100};
    case PlayerKind::medium:
      return {.looks_ahead = 4, .misses = 10, .candidate_percent = 50};
    default:
      return {.looks_ahead = 8, .misses = 4, .candidate_percent = 20};
  }
}

}  // namespace mnk
