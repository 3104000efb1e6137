#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/level_sight.h"
#include "players/search_task.h"
#include "solver/move_ordering.h"
#include "solver/resumable.h"

namespace mnk {

/// Chooses a level's move. Can be paused after any node. Its own table starts empty, so the move
/// depends only on the arguments.
class LevelChoice : public SearchTask {
 public:
  /// The game must not be over. Each move gets an equal part of `node_budget`; whatever is not
  /// found within that is overlooked.
  LevelChoice(const Position& position, Level level, std::uint64_t seed, std::uint64_t node_budget);

  /// Works on; true once there is a choice.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override;

  /// The move; before run() is through, the best of those looked at so far.
  [[nodiscard]] Cell move() const;

 private:
  [[nodiscard]] std::optional<Value> noticed(Value value) const;
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
