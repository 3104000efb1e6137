#include "players/ranking.h"

#include "solver/insertion_sort.h"

namespace mnk {
namespace {

/// Greater for better moves. An unknown move ranks above a certain loss.
int rank(const MoveAssessment& move) {
  const auto chance = chance_of(move.assessment);
  return chance ? 2 * *chance : 1;
}

}  // namespace

std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves) {
  std::vector<MoveAssessment> result = moves;
  insertion_sort(
      result, [](const MoveAssessment& a, const MoveAssessment& b) { return rank(a) > rank(b); });
  return result;
}

}  // namespace mnk
