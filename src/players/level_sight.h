#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "players/level.h"
#include "players/random.h"
#include "solver/value.h"

namespace mnk {

/// A move as a level sees it.
struct SeenMove {
  Cell move;
  std::optional<Value> fate;  ///< for the mover; nothing if no forced win is seen
};

/// A level looking at the moves of one turn, whatever the game: what it notices of their values,
/// and which one it plays then.
class LevelSight {
 public:
  LevelSight(Level level, std::uint64_t seed)
      : level_(level), random_(seed), coins_(random_.next()) {}

  /// Whether the player notices that a move has this value. There is nothing to notice of a draw.
  [[nodiscard]] bool sees(Value value) const;
  [[nodiscard]] int looks_ahead() const { return level_.looks_ahead; }

  /// The move to play; there must be one. Picks at random among moves that seem equal, and among
  /// the first of those that seem to draw.
  [[nodiscard]] Cell choose(std::vector<SeenMove> seen) const;

 private:
  [[nodiscard]] bool overlooks(bool own, int plies) const;

  Level level_;
  Random random_;
  std::uint64_t coins_;  ///< decides what is overlooked in this turn
};

}  // namespace mnk
