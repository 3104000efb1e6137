#include "players/player_kind.h"

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

}  // namespace mnk
