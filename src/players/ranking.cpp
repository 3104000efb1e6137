#include "players/ranking.h"

#include <cstddef>
#include <cstdint>
#include <utility>

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
  // Insertion: most moves already stand in their order.
  std::vector<MoveAssessment> result;
  for (const MoveAssessment& move : moves) {
    result.push_back(move);
    for (std::size_t at = result.size() - 1; at > 0 && rank(result[at]) < rank(result[at - 1]);
         --at) {
      std::swap(result[at], result[at - 1]);
    }
  }
  return result;
}

}  // namespace mnk
