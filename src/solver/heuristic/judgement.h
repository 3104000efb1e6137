#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/budget.h"
#include "solver/heuristic/four_search.h"
#include "solver/heuristic/principal_search.h"
#include "solver/heuristic/threat_search.h"

namespace mnk {

/// Whether positions of these rules can be judged: normal play, and no more in a row than patterns
/// reach. (Of the others, eight and more in a row are proven draws.)
[[nodiscard]] constexpr bool can_judge(const Rules& rules) {
  return !rules.misere() && rules.in_a_row() <= PatternTable::most_in_a_row;
}

/// Whether games by these rules are judged because they cannot be solved in the time that people
/// wait. Smaller boards are solved, on larger ones with fewer in a row a win is found at once, and
/// from eight in a row on all are draws.
[[nodiscard]] constexpr bool beyond_solving(const Rules& rules) {
  const int k = rules.in_a_row();
  const auto [shorter, longer] = std::minmax({rules.columns(), rules.rows()});
  return can_judge(rules) && k >= 5 && k <= 7 && shorter >= k + 2 && longer >= k + 3;
}

/// A move and what is thought of it, for the side that plays it.
struct Opinion {
  Cell move;
  Evaluation score;        ///< see chance_of_winning()
  int depth = 0;           ///< plies looked ahead; 0: only its looks are known
  std::vector<Cell> line;  ///< how play may go on, from the move on
};

/// A position being judged where it cannot be solved: first a win by continuous fours is looked
/// for, then one by continuous threats, each of which is a proof; then principal variation search
/// says what is likely best. Can be paused at any node.
class Judgement {
 public:
  /// can_judge(rules) must be so, and the game not be over. What is borrowed must outlive it.
  Judgement(const PatternKnowledge& knowledge, ScoreTable& table, const Position& position,
            const SearchLimits& limits);

  Judgement(const Judgement&) = delete;
  Judgement& operator=(const Judgement&) = delete;
  Judgement(Judgement&&) = delete;
  Judgement& operator=(Judgement&&) = delete;
  ~Judgement() = default;

  /// Works on; true once there is nothing more to find out within the limits.
  bool run(Budget& budget);

  /// The best move so far; there always is one.
  [[nodiscard]] Opinion best() const;
  /// Every move worth trying, best first.
  [[nodiscard]] std::vector<Opinion> opinions() const;
  /// The moves and answers of a win that nobody can stop, to the end of the game; empty if none was
  /// found. No other answer lasts longer.
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
