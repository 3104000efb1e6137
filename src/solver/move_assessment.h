#pragma once

#include <vector>

#include "engine/cell.h"
#include "solver/value.h"

namespace mnk {

/// A legal move and what is known of it, for the side that plays it: a win on the spot is a win in
/// one ply.
struct MoveAssessment {
  Cell move;
  Assessment assessment;

  friend bool operator==(const MoveAssessment&, const MoveAssessment&) = default;
};

/// Whether more is known of `a` than of `b`, or better: by the result, where an unknown one counts
/// as a draw, then by what is certain. So a proven draw comes before a guess, and a proven loss
/// after.
[[nodiscard]] bool better_known(const Assessment& a, const Assessment& b);

/// What is known of a position when so much is known of all its moves, of which the first is the
/// one to play: its chance is the position's, unless the value is proven. Where play was judged a
/// draw in hand is as good as half a win. There must be a move.
[[nodiscard]] Assessment best_of(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
