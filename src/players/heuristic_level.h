#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/search_job.h"
#include "solver/heuristic/heuristic_search.h"
#include "solver/heuristic/pattern_board.h"
#include "text/random.h"

namespace mnk {

/// A whole row, column or diagonal on which a side could make a four or a five, as a person looks
/// at it.
struct VisibleLine {
  Overlooked line;                 ///< named by its first cell
  Pattern best = Pattern::dead;    ///< the best that a stone on it makes: a four at least
  int distance = Rules::max_side;  ///< of its nearest such cell from the last move, as a king moves
};

/// Every line on which a side has something to be seen, those of X first.
[[nodiscard]] std::vector<VisibleLine> visible_lines(const PatternBoard& board,
                                                     const Position& position);

/// The chance that a player of this level overlooks a line in this turn, in per cent, 90 at most.
/// People see a four in a row beside the last move, and overlook a three on a diagonal far away:
/// the chance to miss a line doubles on a diagonal, and grows with its distance from the last move
/// to three times as much. Own lines are missed half as often as the opponent's.
[[nodiscard]] std::uint32_t chance_to_miss(const VisibleLine& seen, const HeuristicLevel& level,
                                           Mark to_move);

/// The lines that a player of this level does not notice in this turn.
[[nodiscard]] std::vector<Overlooked> overlooked_lines(const PatternKnowledge& knowledge,
                                                       const Position& position,
                                                       const HeuristicLevel& level, Random& random);

/// Moves that a player of a level compares.
inline constexpr std::size_t moves_compared = 4;

/// How many of the first moves score within `margin` of the best one: 1 to moves_compared. There
/// must be a move, and they must be sorted, best first.
[[nodiscard]] std::size_t moves_as_good(std::span<const RootMove> moves, int margin);

/// A player of a level making up its mind on a board beyond solving: it judges the board as it sees
/// it. Can be paused at any node.
class HeuristicLevelChoice : public SearchTask {
 public:
  /// can_evaluate(rules) must hold, and the game must not be over. The knowledge must outlive this.
  HeuristicLevelChoice(const PatternKnowledge& knowledge, const Position& position,
                       const HeuristicLevel& level, std::uint64_t seed, std::uint64_t node_budget);

  /// Works on; true once there is a choice.
  bool run(Budget& budget) override { return search_.run(budget); }
  void describe(SearchReport& report) const override { report.move = move(); }

  /// The move; before run() is through, of those looked at so far.
  [[nodiscard]] Cell move() const;

 private:
  HeuristicLevel level_;
  Random random_;
  ScoreTable table_;
  PrincipalSearch search_;
};

}  // namespace mnk
