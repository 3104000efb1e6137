#include "analysis/review.h"

#include <algorithm>

#include "game/game.h"
#include "solver/heuristic/heuristic_search.h"
#include "solver/insertion_sort.h"
#include "solver/solver.h"

namespace mnk {
namespace {

/// The same value, counted from this many plies later.
Assessment counted_from(int later, Assessment known) {
  for (Value* value : {&known.value, &known.at_least, &known.at_most}) value->plies -= later;
  return known;
}

/// Fits the value to bounds that may have tightened: equal ones prove it, others limit the
/// estimate.
Assessment within_bounds(Assessment known) {
  if (known.at_least == known.at_most) return Assessment::proven(known.at_least);
  known.value = std::max(known.at_least, std::min(known.value, known.at_most));
  return known;
}

/// A position is worth at least as much as any of its moves.
Assessment with_move(Assessment known, const Assessment& move) {
  if (known.is_proven() || move.at_least <= known.at_least) return known;
  known.at_least = move.at_least;
  known.cannot_lose = move.cannot_lose;
  return within_bounds(known);
}

/// The move by what is known of it and, first of all, of the position after it: its search is a ply
/// deeper, and knows what came of the game.
Assessment of_both(Cell move, const std::vector<MoveAssessment>& values, const Assessment& after) {
  const Assessment from_after = before_the_move(after);
  const Assessment* const found = find_assessment(values, move);
  return found ? joined(from_after, *found) : from_after;
}

/// From proven results.
MoveClass proven_judgement(const Assessment& before, const MoveAssessment& played,
                           const std::vector<MoveAssessment>& values) {
  const Assessment& after = played.assessment;
  const Result result = before.at_least.result;
  const int lost = static_cast<int>(result) - static_cast<int>(after.at_least.result);
  if (lost == 2) return MoveClass::blunder;
  if (lost == 1) return MoveClass::mistake;
  if (others_are_worse(values, played.move, result)) return MoveClass::only;
  const bool best = before.is_proven() && after.is_proven() && after.value == before.value;
  return best ? MoveClass::best : MoveClass::good;
}

/// Whether a move that changes the chance like this is a mistake.
bool costs_too_much(int before, int after) {
  const bool is_proof = before == 100 || after == 0;
  return before - after >= (is_proof ? chance_lost_by_a_proof : chance_lost_by_a_mistake);
}

/// From chances. The only proof that counts here is that every other move loses.
MoveClass estimated_judgement(int before, int after, const MoveAssessment& played,
                              const std::vector<MoveAssessment>& values) {
  const bool may_hold = played.assessment.at_most.result > Result::loss;
  if (may_hold && others_are_worse(values, played.move, Result::draw)) return MoveClass::only;
  if (costs_too_much(before, after)) {
    const bool is_proven = after == 0;
    const bool turns = looks_good_for(before) >= (is_proven ? 0 : 1) && looks_good_for(after) == -1;
    return turns ? MoveClass::blunder : MoveClass::mistake;
  }
  const bool best = values.front().move == played.move || before - after <= chance_within_error;
  return best && may_hold ? MoveClass::best : MoveClass::good;
}

void judge(ReviewedMove& move, const MoveAssessment& played,
           const std::vector<MoveAssessment>& values) {
  if (move.before.result_is_proven() && played.assessment.result_is_proven()) {
    move.judgement = proven_judgement(move.before, played, values);
    return;
  }
  const auto before = chance_of(move.before);
  const auto after = chance_of(played.assessment);
  if (!before || !after) return;
  move.judgement = estimated_judgement(*before, *after, played, values);
  move.estimated = true;
}

/// Whether the move is known to cost less than a mistake.
bool keeps(const Assessment& before, const Assessment& move) {
  if (before.result_is_proven()) return move.at_least.result >= before.at_least.result;
  const auto chance = chance_of(move);
  const auto all = chance_of(before);
  return chance && all && !costs_too_much(*all, *chance);
}

}  // namespace

ReviewedMove reviewed(Cell move, const Assessment& before,
                      const std::vector<MoveAssessment>& values, const Assessment& after) {
  const MoveAssessment played{.move = move, .assessment = of_both(move, values, after)};
  std::vector<MoveAssessment> known = values;
  if (Assessment* const found = find_assessment(known, move)) *found = played.assessment;
  ReviewedMove result{.move = move,
                      .before = with_move(before, played.assessment),
                      .after = counted_from(1, played.assessment)};
  if (known.empty()) return result;
  known = ranked(known);
  if (result.before.chance) {
    result.before.chance = std::clamp(chance_of(known.front().assessment).value_or(0), 1, 99);
  }
  judge(result, played, known);
  result.keeps_all = true;
  for (const MoveAssessment& other : known) {
    const Assessment& value = other.assessment;
    const bool exact = result.before.is_proven() && value.is_proven();
    // For a loss, sometimes all that is proven is that it takes longer.
    const bool later = result.already_lost() && value.at_least > played.assessment.at_most;
    const bool reaches = value.at_least == result.before.at_least;
    if (reaches && (exact || later)) result.best.push_back(other.move);
    if (keeps(result.before, value)) {
      result.keeps.push_back(other.move);
    } else if (!result.before.result_is_proven() ||
               value.at_most.result >= result.before.at_least.result) {
      result.keeps_all = false;
    }
  }
  insertion_sort(result.best);
  insertion_sort(result.keeps);
  if (result.best.empty() && result.estimated) result.best = {known.front().move};
  return result;
}

Assessment ReviewedMove::of_move() const { return counted_from(-1, after); }

Review::Review(const games::AnyPosition& end)
    : end_(end),
      position_(end),
      after_(Assessment::proven(final_value(end.outcome(), end.to_move()))) {
  // A game in progress is searched after its last move too; a finished one has its value already.
  if (!game().empty() && end.outcome().over()) position_.take_back();
}

/// The move of the game in this position; none after the last.
std::optional<Cell> Review::played() const {
  const std::size_t ply = position_.history().size();
  return ply < game().size() ? std::optional(game()[ply]) : std::nullopt;
}

SearchRequest Review::request(std::uint64_t node_budget) const {
  const bool tries = !tried_.empty();
  return {.goal = SearchGoal::review,
          .position = tries ? position_.after(tried_.back()) : position_,
          .node_budget = node_budget,
          .move = tries ? std::nullopt : played()};
}

void Review::take(const Assessment& known, std::vector<MoveAssessment> values) {
  if (tried_.empty()) {
    before_ = known;
    values_ = std::move(values);
  } else {
    take_try(before_the_move(known));
  }
  if (const auto move = played()) {
    ReviewedMove judged = reviewed(*move, before_, values_, after_);
    if (const auto better = doubt(judged)) {
      tried_.push_back(*better);
      return;
    }
    tried_.clear();
    judged.ply = static_cast<int>(position_.history().size());
    judged.side = position_.to_move();
    before_ = judged.before;
    reviewed_.push_back(std::move(judged));
  }
  // If positions can come again, a move may be worth something other than the position after it.
  after_ = position_.positions_recur() ? Assessment::unknown(0) : before_;
  if (!done()) position_.take_back();
}

/// The move by which this one looks like a mistake, unless that was tried or is proven.
std::optional<Cell> Review::doubt(const ReviewedMove& judged) const {
  if (!judged.is_mistake() || !judged.estimated || !chance_of(after_)) return std::nullopt;
  const Cell better = judged.best.front();
  const bool sure = assessment_of(values_, better).result_is_proven() ||
                    std::ranges::find(tried_, better) != tried_.end();
  return sure || position_.refusal(better) ? std::nullopt : std::optional(better);
}

/// The search of the position before looks at its moves with more hope than that after a move.
void Review::take_try(const Assessment& found) {
  Assessment& known = assessment_of(values_, tried_.back());
  if (found.chance && known.chance) known.chance = std::min(known.chance, found.chance);
  known = joined(known, found);
  before_ = with_move(before_, known);
}

const ReviewedMove* Review::find(int ply, Cell move) const {
  // The last move comes first. A ply after the game wraps around.
  const std::size_t index = game().size() - 1 - static_cast<std::size_t>(ply);
  return index < reviewed_.size() && reviewed_[index].move == move ? &reviewed_[index] : nullptr;
}

MoveClassCounts Review::counts(Mark side) const {
  MoveClassCounts counts{};
  for (const ReviewedMove& move : reviewed_) {
    if (move.side == side) ++counts[static_cast<std::size_t>(move.judgement)];
  }
  return counts;
}

SearchRequest analysis_request(const games::AnyPosition& position) {
  constexpr std::uint64_t nodes_to_solve = 2'000'000;
  constexpr std::uint64_t nodes_for_threats = 60'000;
  const bool beyond = position.game().is_heuristic_only(position.board());
  return {.goal = SearchGoal::analysis,
          .position = position,
          .node_budget = beyond ? nodes_for_threats : nodes_to_solve};
}

SearchRequest explanation_request(const games::AnyPosition& position, Cell move) {
  constexpr std::uint64_t nodes_for_reasons = 200'000;
  return {.goal = SearchGoal::explanation,
          .position = position,
          .node_budget = nodes_for_reasons,
          .move = move};
}

std::uint64_t nodes_for_a_review(const Rules& rules) {
  return heuristic_only(rules) ? 400'000 : 4'000'000;
}

}  // namespace mnk
