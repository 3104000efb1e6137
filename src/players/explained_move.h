#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/heuristic_choice.h"
#include "players/search_job.h"
#include "solver/explanation.h"
#include "solver/solver.h"

namespace mnk {

/// Explains one move, by evaluation where nothing can be proven. Can be paused at any node.
///
/// Half of the nodes (a tenth on boards that are only evaluated) go into the value of the position
/// after the move, then into the line of play that shows it and into the other moves. If the result
/// is still unproven, the position is evaluated: a win by fours or threats is a proof too;
/// otherwise the search's best line is given as unproven.
class ExplainedMove : public SearchTask {
 public:
  /// The move must be legal. The solver must outlive this and must not be asked about other rules.
  ExplainedMove(Solver& solver, const Position& position, Cell move, std::uint64_t node_budget);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override;
  /// Takes what is known by now for all there is to know.
  void stop() override { explanation_.stop(); }

  /// The value of the move, for the side that plays it.
  [[nodiscard]] Assessment assessment() const;
  /// Best play by both as far as known, beginning with the move.
  [[nodiscard]] std::vector<Cell> line() const;
  /// The most telling first, at most max_reasons.
  [[nodiscard]] std::vector<MoveReason> reasons() const;

 private:
  Resumable explain(std::uint64_t nodes_for_value);

  Solver* solver_;
  Position position_;
  Cell move_;
  Explanation explanation_;
  std::optional<HeuristicChoice> heuristic_;  ///< of the position after the move
  Resumable work_;
};

}  // namespace mnk
