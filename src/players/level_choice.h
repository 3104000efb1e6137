#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "engine/position.h"
#include "players/level.h"
#include "players/search_job.h"
#include "solver/move_ordering.h"
#include "solver/resumable.h"
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

  /// Whether the player notices that a move has this value. Draws go unnoticed.
  [[nodiscard]] bool sees(Value value) const;
  [[nodiscard]] int looks_ahead() const { return level_.looks_ahead; }

  /// The move to play. Picks at random among moves that seem equal; of those that seem to draw,
  /// among the first. `seen` must not be empty.
  [[nodiscard]] Cell choose(std::vector<SeenMove> seen) const;

 private:
  [[nodiscard]] bool overlooks(bool own, int plies) const;

  Level level_;
  Random random_;
  std::uint64_t coins_;  ///< decides what it overlooks this turn
};

/// Chooses a level's move. Can be paused after any node. Its own table starts empty, so the move
/// depends only on the arguments.
class LevelChoice : public SearchTask {
 public:
  /// The game must not be over. Each move gets an equal share of `node_budget`; the level overlooks
  /// what that does not find.
  LevelChoice(const Position& position, Level level, std::uint64_t seed, std::uint64_t node_budget);

  /// Continues; true once it has chosen.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override { report.move = move(); }

  /// The chosen move; until run() finishes, the best of those searched so far.
  [[nodiscard]] Cell move() const;

 private:
  /// The value, unless the level overlooks it.
  [[nodiscard]] std::optional<Value> noticed(Value value) const {
    return sight_.sees(value) ? std::optional(value) : std::nullopt;
  }
  [[nodiscard]] bool goes_deeper(const Bounds& answer, Depth depth) const;
  Resumable look_at_all();

  Table table_;
  SearchContext context_;
  Position position_;
  LevelSight sight_;
  std::vector<OrderedMove> moves_;
  std::vector<SeenMove> seen_;
  std::uint64_t nodes_a_question_;
  Resumable work_;
};

}  // namespace mnk
