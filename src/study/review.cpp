#include "study/review.h"

#include <algorithm>
#include <utility>

#include "solver/heuristic/judgement.h"

namespace mnk {
namespace {

/// The same value, counted from after the move.
Assessment without_the_move(Assessment known) {
  for (Value* value : {&known.value, &known.at_least, &known.at_most}) --value->plies;
  return known;
}

/// How many steps the result falls: 0 to 2.
int loss_of(Result before, Result after) {
  return static_cast<int>(before) - static_cast<int>(after);
}

MoveJudgement judgement_of(const Assessment& before, const MoveAssessment& played,
                           const std::vector<MoveAssessment>& values) {
  const Assessment& after = played.assessment;
  if (!before.result_is_proven() || !after.result_is_proven()) return MoveJudgement::not_judged;
  const Result result = before.at_least.result;
  switch (loss_of(result, after.at_least.result)) {
    case 2:
      return MoveJudgement::blunder;
    case 1:
      return MoveJudgement::mistake;
    default:
      break;
  }
  const bool only = std::ranges::all_of(values, [&](const MoveAssessment& other) {
    return other.move == played.move || other.assessment.at_most.result < result;
  });
  if (only && values.size() > 1) return MoveJudgement::only;
  const bool best = before.is_proven() && after.is_proven() && after.value == before.value;
  return best ? MoveJudgement::best : MoveJudgement::good;
}

/// The library's sort would be a hundredth of the page's program.
void insert_sorted(std::vector<Cell>& cells, Cell cell) {
  cells.push_back(cell);
  for (std::size_t at = cells.size() - 1; at > 0 && cells[at] < cells[at - 1]; --at) {
    std::swap(cells[at], cells[at - 1]);
  }
}

}  // namespace

ReviewedMove reviewed(const Position& position, Cell move, const Assessment& before,
                      const std::vector<MoveAssessment>& values) {
  return reviewed({.ply = static_cast<int>(position.history().size()),
                   .side = position.to_move(),
                   .move = move,
                   .empty_after = position.empty_count() - 1},
                  before, values);
}

ReviewedMove reviewed(const PlayedMove& played, const Assessment& before,
                      const std::vector<MoveAssessment>& values) {
  ReviewedMove result{.ply = played.ply,
                      .move = played.move,
                      .side = played.side,
                      .before = before,
                      .after = Assessment::unknown(played.empty_after)};
  const auto valued = std::ranges::find(values, played.move, &MoveAssessment::move);
  if (valued == values.end()) return result;
  result.judgement = judgement_of(before, *valued, values);
  result.after = without_the_move(valued->assessment);
  for (const MoveAssessment& known : values) {
    const Assessment& value = known.assessment;
    if (before.is_proven() && value.is_proven() && value.value == before.value) {
      insert_sorted(result.best, known.move);
    }
    if (before.result_is_proven() && value.at_least.result >= before.at_least.result) {
      insert_sorted(result.keeps, known.move);
    }
  }
  return result;
}

Review::Review(const Position& end) : game_(end.history()), end_(end), position_(end) {
  if (!game_.empty()) position_.take_back();
}

void Review::take(const Assessment& before, const std::vector<MoveAssessment>& values) {
  const Cell move = game_[position_.history().size()];
  reviewed_.push_back(reviewed(position_, move, before, values));
  if (!done()) position_.take_back();
}

JudgementCounts Review::counts(Mark side) const {
  JudgementCounts counts{};
  for (const ReviewedMove& move : reviewed_) {
    if (move.side == side) ++counts[static_cast<std::size_t>(move.judgement)];
  }
  return counts;
}

std::uint64_t nodes_for_a_review(const Rules& rules) {
  return beyond_solving(rules) ? 200'000 : 4'000'000;
}

}  // namespace mnk
