#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/heuristic_choice.h"
#include "players/search_job.h"
#include "solver/analysis.h"
#include "solver/resumable.h"
#include "solver/solving.h"

namespace mnk {

/// Chooses the perfect player's move. Can be paused after any node.
///
/// Half of its nodes go into the value of the position, and the rest too once the winner is known.
/// If the value is proven, it plays for it: the fastest win, the longest resistance, and in a draw,
/// of the moves proven to hold it, the one after which most replies lose. Else it spends the rest
/// on the first moves of the order, and plays the move that is proven best, or an open one that
/// looks best, but never a move of unknown result when a draw is in hand.
///
/// On boards that are only evaluated, a twentieth of the nodes goes into the value. If the winner
/// is known by then, it plays for that without looking for a quicker way, which would take seconds.
/// If nothing is proven, it plays what the evaluation likes best.
class PerfectChoice : public SearchTask {
 public:
  /// The game must not be over, and the context must outlive the work. With knowledge, which must
  /// outlive the work too, positions that are not solved are judged; can_evaluate(rules) must hold.
  PerfectChoice(const SearchContext& context, const Position& position, std::uint64_t node_budget,
                const PatternKnowledge* knowledge = nullptr);

  /// Works on; true once there is a choice. When the node budget is spent there is one.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override;

  [[nodiscard]] Cell move() const;
  [[nodiscard]] Assessment assessment() const;
  /// Best play as far as known, beginning with the move.
  [[nodiscard]] std::vector<Cell> variation() const;

 private:
  /// A move that holds the draw, with the number of replies to it that are seen to lose.
  struct Trap {
    Cell move;
    int losing_replies = 0;
  };

  Resumable choose(std::uint64_t nodes);
  Resumable count_traps();

  const SearchContext* context_;
  const PatternKnowledge* knowledge_;
  Position position_;
  Solving solving_;
  std::optional<Analysis> analysis_;
  std::optional<HeuristicChoice> heuristic_;
  std::vector<Trap> traps_;
  Resumable work_;
};

}  // namespace mnk
