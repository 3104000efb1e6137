#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/position.h"
#include "players/level.h"
#include "players/random.h"
#include "players/search_job.h"
#include "solver/heuristic/heuristic_search.h"

namespace mnk {

/// Moves that a player of a level compares.
inline constexpr std::size_t moves_compared = 4;

/// How many of the first moves score within `margin` of the best one: 1 to moves_compared. There
/// must be a move, and they must be sorted, best first.
[[nodiscard]] std::size_t moves_as_good(std::span<const RootMove> moves, int margin);

/// A player of a level making up its mind on a board beyond solving: it judges the board as it sees
/// it. Can be paused at any node.
class HeuristicLevelChoice : public SearchTask {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The knowledge must outlive this.
  HeuristicLevelChoice(const PatternKnowledge& knowledge, const Position& position,
                       const HeuristicLevel& level, std::uint64_t seed, std::uint64_t node_budget);

  /// Works on; true once there is a choice.
  bool run(Budget& budget) override { return search_.run(budget); }
  void describe(SearchReport& report) const override;

  /// The move; before run() is through, of those looked at so far.
  [[nodiscard]] Cell move() const;

 private:
  HeuristicLevel level_;
  Random random_;
  ScoreTable table_;
  PrincipalSearch search_;
};

}  // namespace mnk
