#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

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

/// The same on boards beyond solving: it searches this many nodes, but misses some lines, see
/// visible_lines.h. Of the moves that score within `margin` of the best it picks one at random.
struct JudgedLevel {
  std::uint64_t nodes;
  std::uint32_t misses_five;   ///< per cent of the lines that lack one stone, at their plainest
  std::uint32_t misses_three;  ///< of those that lack two
  int margin;                  ///< of score
};

/// From how many of so many moves that seem equal it draws: its percentage, rounded up, one at
/// least.
[[nodiscard]] constexpr std::size_t drawn_from(std::size_t moves, const Level& level) {
  return std::max((moves * level.candidate_percent + 99) / 100, std::size_t{1});
}

/// Of easy, medium or hard.
[[nodiscard]] constexpr JudgedLevel judged_level_of(PlayerKind kind) {
  switch (kind) {
    case PlayerKind::easy:
      return {.nodes = 150, .misses_five = 4, .misses_three = 25, .margin = 60};
    case PlayerKind::medium:
      return {.nodes = 350, .misses_five = 1, .misses_three = 8, .margin = 25};
    case PlayerKind::hard:
      return {.nodes = 3'500, .misses_five = 0, .misses_three = 1, .margin = 8};
    case PlayerKind::human:
    case PlayerKind::random:
    case PlayerKind::perfect:
      break;
  }
  std::unreachable();
}

/// Of easy, medium or hard. Levels are stated here and nowhere else; how well they play is measured
/// in README.md.
[[nodiscard]] constexpr Level level_of(PlayerKind kind) {
  switch (kind) {
    case PlayerKind::easy:
      return {.looks_ahead = 2, .misses = 15, .candidate_percent = 100};
    case PlayerKind::medium:
      return {.looks_ahead = 4, .misses = 10, .candidate_percent = 50};
    case PlayerKind::hard:
      return {.looks_ahead = 8, .misses = 4, .candidate_percent = 20};
    case PlayerKind::human:
    case PlayerKind::random:
    case PlayerKind::perfect:
      break;
  }
  std::unreachable();
}

}  // namespace mnk
