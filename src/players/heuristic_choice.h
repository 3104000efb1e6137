#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/search_job.h"
#include "solver/analysis.h"
#include "solver/heuristic/heuristic_search.h"
#include "solver/value.h"

namespace mnk {

/// An evaluation as an assessment: a chance, within the known bounds.
[[nodiscard]] Assessment with_chance(Assessment known, Evaluation score);

/// The same where a win by `plies` plies at most has been found.
[[nodiscard]] Assessment with_forced_win(Assessment known, int plies);

/// Nodes to judge a position where a proof is wanted first: some tenths of a second.
inline constexpr std::uint64_t max_heuristic_nodes = 100'000;

/// The strongest player's judgement of a position beyond solving: its own memory, and the search.
class HeuristicChoice {
 public:
  /// heuristic_only(rules) or can_evaluate(rules) must hold; the game must not be over. The
  /// knowledge must outlive this.
  HeuristicChoice(const PatternKnowledge& knowledge, const Position& position,
                  const SearchLimits& limits);

  /// Works on; true once there is nothing more to find out within the limits.
  bool run(Budget& budget) { return search_.run(budget); }

  [[nodiscard]] Cell move() const { return search_.best().move; }
  [[nodiscard]] std::vector<Cell> variation() const { return search_.best().line; }
  /// The known assessment of the position, with the evaluation added.
  [[nodiscard]] Assessment assessment(const Assessment& known) const;
  [[nodiscard]] const HeuristicSearch& search() const { return search_; }

 private:
  ScoreTable table_;
  HeuristicSearch search_;
};

/// Every legal move of a position beyond solving: what can be proven of it, and of the best five
/// what judgement says. Both take turns. Can be paused at any node.
class HeuristicAnalysis : public SearchTask {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The arguments must outlive this.
  HeuristicAnalysis(const SearchContext& context, const PatternKnowledge& knowledge,
                    const Position& position);

  /// Works on; true once all moves are proven.
  bool run(Budget& budget) override { return work_.run(budget); }
  void describe(SearchReport& report) const override;

  /// Every legal move, best first, as ranked() has them.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;
  [[nodiscard]] Assessment assessment() const { return best_of(moves()); }
  [[nodiscard]] std::vector<Cell> variation() const;

 private:
  Resumable value_all();

  Analysis proofs_;
  HeuristicChoice heuristic_;
  Resumable work_;
};

}  // namespace mnk
