#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/random.h"
#include "solver/heuristic/pattern_board.h"

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

}  // namespace mnk
