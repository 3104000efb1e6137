#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "solver/heuristic/principal_search.h"
#include "solver/heuristic/threat_search.h"
#include "solver/resumable.h"

namespace mnk {

/// Whether positions under these rules can be evaluated: normal play, and no more in a row than
/// patterns reach. (From eight in a row on, every game of normal play is a proven draw anyway.)
[[nodiscard]] constexpr bool can_evaluate(const Rules& rules) {
  return !rules.misere() && rules.in_a_row() <= PatternTable::max_in_a_row;
}

/// Evaluates a position that cannot be solved: it looks for a win by continuous fours, then by
/// continuous threats, either of which is a proof; then principal variation search finds what is
/// likely best. Can be paused at any node.
class HeuristicSearch {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The arguments must outlive it.
  HeuristicSearch(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
                  const SearchLimits& limits);

  HeuristicSearch(const HeuristicSearch&) = delete;
  HeuristicSearch& operator=(const HeuristicSearch&) = delete;

  /// Continues; true once it finds no more within the limits.
  bool run(Budget& budget);

  /// The best move so far; always available.
  [[nodiscard]] RootMove best() const;
  /// Every move worth trying, best first; several lines have scores of the same depth.
  [[nodiscard]] std::vector<RootMove> moves() const;
  /// A forced win, move by move to the end of the game, against the longest defence; empty if none
  /// was found.
  [[nodiscard]] const std::vector<Cell>& forced_win() const { return forced_win_; }
  [[nodiscard]] std::uint64_t nodes() const;

 private:
  [[nodiscard]] const std::vector<RootMove>& searched() const {
    return limits_.lines > 1 ? search_.compared_moves() : search_.moves();
  }
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
