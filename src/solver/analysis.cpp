#include "solver/analysis.h"

#include <algorithm>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

constexpr std::uint64_t first_allowance = 1024;

}  // namespace

Analysis::Analysis(const SearchContext& context, const Position& position, std::size_t most_moves)
    : context_(&context), allowance_(first_allowance) {
  for (const OrderedMove& ordered : ordered_moves(*context_, position)) {
    const Position next = position.after(ordered.move);
    candidates_.push_back({.move = ordered.move, .after = next, .bounds = PositionBounds(next)});
  }
  worked_at_ = std::min(most_moves, candidates_.size());
}

bool Analysis::run(Budget& budget) {
  while (!budget.exhausted()) {
    if (!search_ && !next_candidate()) return true;
    bool settled = false;
    const std::uint64_t spent =
        budget.share(allowance_ - spent_, [&](Budget& part) { settled = search_->run(part); });
    spent_ += spent;
    nodes_ += spent;
    if (!settled && spent_ < allowance_) continue;
    candidates_[current_++].bounds = search_->bounds();
    search_.reset();
    spent_ = 0;
  }
  return false;
}

/// Goes to the next move that is not proven, in the next round if need be. False if there is none.
bool Analysis::next_candidate() {
  for (std::size_t seen = 0; seen <= worked_at_; ++seen, ++current_) {
    if (current_ == worked_at_) {
      current_ = 0;
      allowance_ *= 4;
    }
    const Candidate& candidate = candidates_[current_];
    if (assess(candidate).is_proven()) continue;
    search_ = std::make_unique<ValueSearch>(*context_, candidate.after, candidate.bounds);
    return true;
  }
  return false;
}

Assessment Analysis::assess(const Candidate& candidate) {
  return before_the_move(candidate.after.outcome().over()
                             ? Assessment::proven(final_value(candidate.after))
                             : candidate.bounds.assess());
}

std::vector<MoveAssessment> Analysis::moves() const {
  std::vector<MoveAssessment> moves;
  moves.reserve(candidates_.size());
  for (const Candidate& candidate : candidates_) {
    moves.push_back({.move = candidate.move, .assessment = assess(candidate)});
  }
  std::ranges::stable_sort(moves, std::ranges::greater{},
                           [](const MoveAssessment& known) { return known.assessment.value; });
  return moves;
}

Assessment Analysis::assessment() const { return best_of(moves()); }

Assessment best_of(const std::vector<MoveAssessment>& moves) {
  Assessment best = moves.front().assessment;
  for (const MoveAssessment& known : moves) {
    best.value = std::max(best.value, known.assessment.value);
    best.at_least = std::max(best.at_least, known.assessment.at_least);
    best.at_most = std::max(best.at_most, known.assessment.at_most);
  }
  best.proof = best.at_least == best.at_most ? Proof::search : Proof::none;
  return best;
}

}  // namespace mnk
