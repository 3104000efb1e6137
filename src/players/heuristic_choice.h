#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
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

}  // namespace mnk
