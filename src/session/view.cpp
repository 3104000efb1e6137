#include "session/view.h"

namespace mnk {

std::optional<PlayerKind> View::awaited() const {
  const PlayerKind player = settings.player(position.to_move());
  const bool at_the_end = cursor == static_cast<int>(moves.size());
  if (player == PlayerKind::human || position.outcome().over() || !at_the_end) return std::nullopt;
  return player;
}

std::optional<Cell> View::last_move() const {
  if (cursor == 0) return std::nullopt;
  return moves[static_cast<std::size_t>(cursor - 1)];
}

}  // namespace mnk
