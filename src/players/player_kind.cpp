#include "players/player_kind.h"

#include <algorithm>

namespace mnk {

std::string_view to_text(PlayerKind kind) {
  switch (kind) {
    case PlayerKind::human:
      return "human";
    case PlayerKind::random:
      return "random";
    case PlayerKind::easy:
      return "easy";
    case PlayerKind::medium:
      return "medium";
    case PlayerKind::hard:
      return "hard";
    case PlayerKind::perfect:
      break;
  }
  return "perfect";
}

std::optional<PlayerKind> parse_player_kind(std::string_view text) {
  for (const PlayerKind kind : all_player_kinds) {
    if (to_text(kind) == text) return kind;
  }
  return std::nullopt;
}

bool is_solved(const Rules& rules) {
  const int longest = std::max(rules.columns(), rules.rows());
  if (rules.in_a_row() > longest) return true;  // no line exists
  // In misère play nothing but the search itself settles anything.
  constexpr int small_misere = 12;
  if (rules.misere()) return rules.cell_count() <= small_misere;
  constexpr int small = 25;
  constexpr int small_with_long_lines = 36;
  constexpr int drawn_everywhere = 8;
  return rules.cell_count() <= small || rules.in_a_row() >= drawn_everywhere ||
         (rules.in_a_row() >= 5 && rules.cell_count() <= small_with_long_lines);
}

}  // namespace mnk
