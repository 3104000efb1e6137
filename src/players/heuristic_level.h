#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/search_job.h"
#include "solver/heuristic/heuristic_search.h"
#include "solver/heuristic/pattern_board.h"
#include "text/random.h"

namespace mnk {

/// A whole row, column or diagonal on which a side could make a four or a five, as people see it.
struct VisibleLine {
  Overlooked line;                 ///< identified by its first cell
  Pattern best = Pattern::dead;    ///< the best pattern a stone on it makes: at least a four
  int distance = Rules::max_side;  ///< from the last move to the nearest such cell, in king's moves
};

/// Both sides' visible lines, X's first.
[[nodiscard]] std::vector<VisibleLine> visible_lines(const PatternBoard& board,
                                                     const Position& position);

/// The chance that this level overlooks a line this turn, in per cent, at most 90. People see a
/// four next to the last move, and overlook a three on a diagonal far away: so the chance doubles
/// on a diagonal, grows up to threefold with the distance from the last move, and halves for the
/// player's own lines.
[[nodiscard]] std::uint32_t chance_to_miss(const VisibleLine& seen, const HeuristicLevel& level,
                                           Mark to_move);

/// The lines that this level overlooks this turn.
[[nodiscard]] std::vector<Overlooked> overlooked_lines(const PatternKnowledge& knowledge,
                                                       const Position& position,
                                                       const HeuristicLevel& level, Random& random);

/// How many of the best moves a level compares.
inline constexpr std::size_t moves_compared = 4;

/// How many of the first moves score within `margin` of the best: 1 to moves_compared. `moves` must
/// be sorted best first, and not empty.
[[nodiscard]] std::size_t moves_as_good(std::span<const RootMove> moves, int margin);

/// Chooses a level's move on boards too large to solve, by evaluating the lines that the level
/// sees. Can be paused at any node; until it finishes, the move is a choice among those searched so
/// far. can_evaluate(rules) must hold, and the game must not be over. The knowledge must outlive
/// the work.
[[nodiscard]] std::unique_ptr<SearchTask> make_heuristic_level_choice(
    const PatternKnowledge& knowledge, const Position& position, const HeuristicLevel& level,
    std::uint64_t seed, std::uint64_t node_budget);

}  // namespace mnk
