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
/// It spends half its nodes on the value of the position, and the rest too once the winner is
/// known. With the value proven, it plays the fastest win or the longest resistance, and in a draw
/// the move proven to hold it after which most replies lose. Otherwise it spends the rest on the
/// first moves in order and plays the one proven best, or an unproven one that looks best, but
/// never a move of unknown result if it has a sure draw.
///
/// On boards too large to solve it spends a twentieth of its nodes on the value. If that finds the
/// winner, it plays on without looking for a quicker win, which would take seconds. If nothing is
/// proven, it plays the move with the best evaluation.
class PerfectChoice : public SearchTask {
 public:
  /// The game must not be over, and the context must outlive the work. With `knowledge`, which must
  /// outlive it too, it evaluates unsolved positions; then can_evaluate(rules) must hold.
  PerfectChoice(const SearchContext& context, const Position& position, std::uint64_t node_budget,
                const PatternKnowledge* knowledge = nullptr);

  /// Continues; true once it has chosen, at the latest when the node budget is spent.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override;

  [[nodiscard]] Cell move() const;
  [[nodiscard]] Assessment assessment() const;
  /// Best play as far as known, starting with the move.
  [[nodiscard]] std::vector<Cell> variation() const;

 private:
  /// A move that holds the draw, and how many replies are seen to lose.
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
