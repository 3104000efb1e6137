#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace mnk {

/// The players, by the names used in settings, addresses and command lines.
enum class PlayerKind : std::uint8_t { human, random, easy, medium, hard, perfect };

/// The strength of a computer player. It sees either side's wins within `looks_ahead` plies, but
/// each turn, for each side and length, has a chance to overlook all such wins. It plays the
/// shortest win it sees, avoids losses it sees, and otherwise picks one of the first moves in
/// order.
struct Level {
  int looks_ahead;
  std::uint32_t misses_next;        ///< per cent, for games that end on either side's next move
  std::uint32_t misses;             ///< the same for longer wins
  std::uint32_t candidate_percent;  ///< share of the ordered moves that it picks from
};

/// The same on boards too large to solve: it searches `nodes` but overlooks some lines
/// (heuristic_level.h), and picks at random among moves within `margin` of the best.
struct HeuristicLevel {
  std::uint64_t nodes;
  std::uint32_t misses_five;   ///< per cent of the lines that lack one stone, before
                               ///< heuristic_level.h adjusts it
  std::uint32_t misses_three;  ///< the same for lines that lack two
  int margin;                  ///< in points of score
};

/// How many of `moves` seemingly equal moves it picks from: its percentage, rounded up, at least
/// one.
[[nodiscard]] constexpr std::size_t drawn_from(std::size_t moves, const Level& level) {
  return std::max((moves * level.candidate_percent + 99) / 100, std::size_t{1});
}

/// Easy, medium and hard. This is the only definition of the levels; README.md says how well they
/// play.
inline constexpr std::array<Level, 3> levels = {
    {{.looks_ahead = 2, .misses_next = 15, .misses = 0, .candidate_percent = 100},
     {.looks_ahead = 4, .misses_next = 10, .misses = 10, .candidate_percent = 50},
     {.looks_ahead = 8, .misses_next = 0, .misses = 4, .candidate_percent = 20}}};
inline constexpr std::array<HeuristicLevel, 3> heuristic_levels = {
    {{.nodes = 150, .misses_five = 4, .misses_three = 25, .margin = 60},
     {.nodes = 350, .misses_five = 1, .misses_three = 8, .margin = 25},
     {.nodes = 3'500, .misses_five = 0, .misses_three = 1, .margin = 8}}};

/// For easy, medium or hard.
[[nodiscard]] constexpr const Level& level_of(PlayerKind kind) {
  return levels[static_cast<std::size_t>(kind) - static_cast<std::size_t>(PlayerKind::easy)];
}
[[nodiscard]] constexpr const HeuristicLevel& heuristic_level_of(PlayerKind kind) {
  return heuristic_levels[static_cast<std::size_t>(kind) -
                          static_cast<std::size_t>(PlayerKind::easy)];
}

}  // namespace mnk
