#pragma once

#include <memory>

#include "players/search_job.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/search_board.h"

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
///
/// The request is for a move or a hint, which wants the move's value too, and the context must
/// outlive the work. With `knowledge`, which must outlive it too, it evaluates unsolved positions;
/// then can_evaluate(rules) must hold.
[[nodiscard]] std::unique_ptr<SearchTask> make_perfect_choice(const SearchContext& context,
                                                              const SearchRequest& request,
                                                              const PatternKnowledge* knowledge);

}  // namespace mnk
