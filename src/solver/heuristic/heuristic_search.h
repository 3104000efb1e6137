#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/heuristic/principal_search.h"
#include "solver/heuristic/threat_search.h"
#include "solver/resumable.h"

namespace mnk {

/// Whether positions of these rules can be judged: normal play, and no more in a row than patterns
/// reach. (Longer rows need no judging: from eight on every game of normal play is a proven draw.)
[[nodiscard]] constexpr bool can_evaluate(const Rules& rules) {
  return !rules.misere() && rules.in_a_row() <= PatternTable::max_in_a_row;
}

/// A position being judged where it cannot be solved: first a win by continuous fours is looked
/// for, then one by continuous threats, each of which is a proof; then principal variation search
/// says what is likely best. Can be paused at any node.
class HeuristicSearch {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The arguments must outlive it.
  HeuristicSearch(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
                  const SearchLimits& limits);

  HeuristicSearch(const HeuristicSearch&) = delete;
  HeuristicSearch& operator=(const HeuristicSearch&) = delete;

  /// Works on; true once there is nothing more to find out within the limits.
  bool run(Budget& budget);

  /// The best move so far; there always is one.
  [[nodiscard]] RootMove best() const;
  /// Every move worth trying, best first.
  [[nodiscard]] std::vector<RootMove> moves() const;
  /// A forced win, move by move to the end of the game; empty if none was found. The defender's
  /// answers last longest.
  [[nodiscard]] const std::vector<Cell>& forced_win() const { return forced_win_; }
  [[nodiscard]] std::uint64_t nodes() const;

 private:
  [[nodiscard]] std::vector<Cell> cells_of(const std::vector<Square>& line) const;
  bool look_for_proof(Budget& budget);
  bool look_for_fours(Budget& budget);
  bool look_for_threats(Budget& budget);

  SearchLimits limits_;
  PatternBoard board_;
  FourSearch fours_;
  ThreatSearch threats_;
  std::uint64_t threat_nodes_paid_ = 0;
  bool looked_for_proof_ = false;
  std::vector<Cell> forced_win_;
  PrincipalSearch search_;
};

}  // namespace mnk
