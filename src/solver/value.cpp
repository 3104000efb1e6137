#include "solver/value.h"

#include <algorithm>

#include "solver/insertion_sort.h"

namespace mnk {
namespace {

/// Greater is better. An unknown move ranks just above a certain loss.
int rank(const MoveAssessment& move) {
  const auto chance = chance_of(move.assessment);
  return chance ? 2 * *chance : 1;
}

}  // namespace

bool better_known(const MoveAssessment& one, const MoveAssessment& other) {
  const Assessment& a = one.assessment;
  const Assessment& b = other.assessment;
  if (a.value.result != b.value.result) return a.value.result > b.value.result;
  if (a.at_least != b.at_least) return a.at_least > b.at_least;
  return a.at_most > b.at_most;
}

Assessment joined(const Assessment& one, const Assessment& another) {
  if (one.is_proven() || another.is_proven()) return one.is_proven() ? one : another;
  Assessment both = one;
  both.at_least = std::max(one.at_least, another.at_least);
  both.at_most = std::min(one.at_most, another.at_most);
  if (both.at_least == both.at_most) return Assessment::proven(both.at_least);
  if (both.cannot_win == Proof::none) both.cannot_win = another.cannot_win;
  if (both.cannot_lose == Proof::none) both.cannot_lose = another.cannot_lose;
  if (both.result_is_proven()) {
    both.value = both.at_least.result == Result::win ? both.at_least : both.at_most;
    both.chance.reset();
  } else if (!both.chance) {
    both.chance = another.chance;
  }
  return both;
}

bool others_are_worse(const std::vector<MoveAssessment>& moves, Cell move, Result result) {
  return moves.size() > 1 && std::ranges::all_of(moves, [&](const MoveAssessment& other) {
           return other.move == move || other.assessment.at_most.result < result;
         });
}

bool is_only_move(const std::vector<MoveAssessment>& moves, Cell move) {
  const auto result = assessment_of(moves, move).proven_result();
  return result && others_are_worse(moves, move, *result);
}

Assessment best_of(const std::vector<MoveAssessment>& moves) {
  Assessment best = moves.front().assessment;
  for (const MoveAssessment& known : moves) {
    best.value = std::max(best.value, known.assessment.value);
    best.at_least = std::max(best.at_least, known.assessment.at_least);
    best.at_most = std::max(best.at_most, known.assessment.at_most);
  }
  best.proof = best.at_least == best.at_most ? Proof::search : Proof::none;
  const auto was_judged = [](const MoveAssessment& known) {
    return known.assessment.chance.has_value();
  };
  if (best.is_proven()) {
    best.chance.reset();
  } else if (best.at_least.result == Result::draw && std::ranges::any_of(moves, was_judged)) {
    best.chance = std::max(best.chance.value_or(0), chance_of_a_draw);
  }
  const auto none_wins = [](const MoveAssessment& known) {
    return known.assessment.cannot_win != Proof::none;
  };
  const auto holds = [](const MoveAssessment& known) {
    return known.assessment.cannot_lose != Proof::none;
  };
  best.cannot_win = std::ranges::all_of(moves, none_wins) ? Proof::search : Proof::none;
  best.cannot_lose = std::ranges::any_of(moves, holds) ? Proof::search : Proof::none;
  return best;
}

std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves) {
  std::vector<MoveAssessment> result = moves;
  insertion_sort(
      result, [](const MoveAssessment& a, const MoveAssessment& b) { return rank(a) > rank(b); });
  return result;
}

}  // namespace mnk
