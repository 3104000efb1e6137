#include "players/ranking.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "solver/insertion_sort.h"

namespace mnk {
namespace {

/// Best first.
enum class Kind : std::uint8_t { won, judged, open, lost };

Kind kind_of(const Assessment& known) {
  if (known.at_most.result == Result::loss) return Kind::lost;
  if (known.at_least.result == Result::win) return Kind::won;
  return known.chance ? Kind::judged : Kind::open;
}

/// Smaller for better moves: by kind, the judged ones by their chances.
std::pair<Kind, int> rank(const MoveAssessment& move) {
  const Kind kind = kind_of(move.assessment);
  return {kind, kind == Kind::judged ? -int{*move.assessment.chance} : 0};
}

}  // namespace

std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves) {
  std::vector<MoveAssessment> result = moves;
  insertion_sort(std::span(result), [](const MoveAssessment& a, const MoveAssessment& b) {
    return rank(a) < rank(b);
  });
  return result;
}

}  // namespace mnk
