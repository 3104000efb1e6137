#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "players/search_job.h"
#include "solver/heuristic/heuristic_search.h"
#include "solver/value.h"

namespace mnk {

/// Adds an evaluation to the known bounds, as a chance to win.
[[nodiscard]] Assessment with_chance(Assessment known, Evaluation score);

/// Adds a win found within at most `plies` plies.
[[nodiscard]] Assessment with_forced_win(Assessment known, int plies);

/// Nodes to evaluate a position after trying for a proof: a few tenths of a second.
inline constexpr std::uint64_t max_heuristic_nodes = 100'000;

/// The strongest player's heuristic search on boards too large to solve, with its own table.
class HeuristicChoice {
 public:
  /// heuristic_only(rules) or can_evaluate(rules) must hold; the game must not be over. The
  /// knowledge must outlive the work.
  HeuristicChoice(const PatternKnowledge& knowledge, const Position& position,
                  const SearchLimits& limits);

  /// Continues; true once it finds no more within the limits.
  bool run(Budget& budget) { return search_.run(budget); }

  [[nodiscard]] Cell move() const { return search_.best().move; }
  [[nodiscard]] std::vector<Cell> variation() const { return search_.best().line; }
  /// The evaluation, added to the position's known assessment.
  [[nodiscard]] Assessment assessment(const Assessment& known) const;
  [[nodiscard]] const HeuristicSearch& search() const { return search_; }

 private:
  ScoreTable table_;
  HeuristicSearch search_;
};

}  // namespace mnk
