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

bool before(const MoveAssessment& a, const MoveAssessment& b) {
  const Kind kind = kind_of(a.assessment);
  if (kind != kind_of(b.assessment)) return kind < kind_of(b.assessment);
  return kind == Kind::judged && a.assessment.chance > b.assessment.chance;
}

}  // namespace

std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves) {
  // Insertion: most moves already stand in their order.
  std::vector<MoveAssessment> result = moves;
  for (std::size_t i = 1; i < result.size(); ++i) {
    for (std::size_t at = i; at > 0 && before(result[at], result[at - 1]); --at) {
      std::swap(result[at], result[at - 1]);
    }
  }
  return result;
}

}  // namespace mnk
