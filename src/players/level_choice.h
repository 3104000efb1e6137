#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/search_job.h"
#include "solver/value.h"
#include "text/random.h"

namespace mnk {

/// A move and what the level sees of its value.
struct SeenMove {
  Cell move;
  std::optional<Value> fate;  ///< for the mover; nothing if it sees no forced win
};

/// What a level notices in one turn of any game, and which move it then plays.
class LevelSight {
 public:
  LevelSight(Level level, std::uint64_t seed)
      : level_(level), random_(seed), coins_(random_.next()) {}

  /// The value, unless the level overlooks it. Draws go unnoticed.
  [[nodiscard]] std::optional<Value> noticed(Value value) const;
  [[nodiscard]] int looks_ahead() const { return level_.looks_ahead; }

  /// The move to play. Picks at random among moves that seem equal; of those that seem to draw,
  /// among the first. `seen` must not be empty.
  [[nodiscard]] Cell choose(std::vector<SeenMove> seen) const;

 private:
  Level level_;
  Random random_;
  std::uint64_t coins_;  ///< decides what it overlooks this turn
};

/// Chooses a level's move. Can be paused after any node. Its own table starts empty, so the move
/// depends only on the arguments. The game must not be over. Each move gets an equal share of
/// `node_budget`; the level overlooks what that does not find.
[[nodiscard]] std::unique_ptr<SearchTask> make_level_choice(const Position& position, Level level,
                                                            std::uint64_t seed,
                                                            std::uint64_t node_budget);

}  // namespace mnk
