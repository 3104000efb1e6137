#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "players/heuristic_choice.h"
#include "players/search_task.h"
#include "solver/analysis.h"

namespace mnk {

/// Every legal move of a position beyond solving: what can be proven of it, and of the best five
/// what judgement says. Both take turns. Can be paused at any node.
class HeuristicAnalysis : public SearchTask {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The arguments must outlive this.
  HeuristicAnalysis(const SearchContext& context, const PatternKnowledge& knowledge,
                    const Position& position);

  /// Works on; true once all moves are proven.
  bool run(Budget& budget) override;
  void describe(SearchReport& report) const override;

  /// Every legal move, best first, as ranked() has them.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;
  [[nodiscard]] Assessment assessment() const;
  [[nodiscard]] std::vector<Cell> variation() const;

 private:
  Analysis proofs_;
  HeuristicChoice judged_;
  bool judging_ = true;
  bool judged_out_ = false;  ///< a deeper search would change nothing
  static constexpr std::uint64_t nodes_a_turn = 4'096;
  std::uint64_t turn_left_ = nodes_a_turn;
};

}  // namespace mnk
