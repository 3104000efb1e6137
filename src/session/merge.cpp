#include "session/merge.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace mnk {
namespace {

using Kind = Relation::Kind;

/// With how many moves both begin.
int common_start(const MatchToken& one, const MatchToken& other) {
  const auto differing = std::ranges::mismatch(one.moves, other.moves);
  return static_cast<int>(differing.in1 - one.moves.begin());
}

/// How one and the same game begins. Marks may differ, and the score where the game before ended
/// twice; everything else was agreed upon when the match began.
auto beginning(const MatchToken& token) {
  return std::tuple(token.host_plays_x, token.before.first, token.before.second);
}

/// Whether its friend may not have seen this game yet.
bool is_unanswered(const MatchToken& token) {
  return token.game() > 1 && token.moves.size() <= 1 && token.match.takebacks == 0;
}

/// The place of its request among those that there may be of the same moves.
int rank(const MatchToken& token) {
  const MatchState& match = token.match;
  if (match.undo == UndoRequest::none) return 0;
  const bool by_mover = (token.moves.size() % 2 == 0) ==
                        (mark_of(match.asker, token.host_plays_x) == first_mover(token.start));
  return (by_mover ? 0 : 2) + static_cast<int>(match.undo);
}

template <class Value>
Relation by_order(const Value& arrived, const Value& known, Kind later) {
  if (arrived == known) return {Kind::same};
  return {arrived > known ? later : Kind::older};
}

}  // namespace

Relation relation_of(const MatchToken& arrived, const MatchToken& known) {
  if (arrived.match.terms != known.match.terms) return {Kind::fork, 1};
  if (arrived.game() != known.game())
    return by_order(arrived.game(), known.game(), Kind::next_game);
  if (arrived.rules != known.rules || arrived.start != known.start) return {Kind::fork, 1};
  if (beginning(arrived) != beginning(known)) {
    const bool holds = beginning(arrived) > beginning(known);
    if (!is_unanswered(holds ? known : arrived)) return {Kind::fork, 1};
    return {holds ? Kind::next_game : Kind::older};
  }
  if (arrived.match.takebacks != known.match.takebacks) {
    return by_order(arrived.match.takebacks, known.match.takebacks, Kind::taken_back);
  }
  const int common = common_start(arrived, known);
  const bool all_known = std::cmp_equal(common, arrived.moves.size());
  const bool all_there = std::cmp_equal(common, known.moves.size());
  if (all_known && all_there) return by_order(rank(arrived), rank(known), Kind::newer);
  if (all_there) return {Kind::newer};
  if (all_known) return {Kind::older};
  return {.kind = Kind::fork, .at = common + 1};
}

}  // namespace mnk
