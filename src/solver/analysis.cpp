#include "solver/analysis.h"

#include <algorithm>

#include "solver/insertion_sort.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// The position's search gets this many times the nodes of all moves together, because its value
/// usually settles theirs.
constexpr std::uint64_t share_of_position = 4;
/// Nodes per move in the first round; every round has four times as many.
constexpr std::uint64_t nodes_at_first = 1024;

}  // namespace

Analysis::Analysis(const SearchContext& context, const Position& position, std::size_t max_moves,
                   const std::optional<PositionBounds>& known)
    : context_(&context),
      position_(position),
      equivalent_(position),
      bounds_(known.value_or(PositionBounds(position))),
      position_searched_(known.has_value()),
      passing_searched_(position.rules().misere()),
      work_(value_all()) {
  for (const OrderedMove& ordered : ordered_moves(context, position)) {
    order_.push_back(ordered.move);
    if (!equivalent_.is_representative(ordered.move)) continue;
    const Position next = position.after(ordered.move);
    candidates_.push_back({.move = ordered.move, .after = next, .bounds = PositionBounds(next)});
  }
  searched_ = std::min(max_moves, candidates_.size());
  learn_from_position();
}

bool Analysis::open(const Candidate& candidate) {
  return !candidate.after.outcome().over() && !candidate.bounds.settled();
}

/// The number of searched moves that are open.
std::uint64_t Analysis::open_moves() const {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(std::span(candidates_).first(searched_), open));
}

Resumable Analysis::value_all() {
  for (std::uint64_t nodes = nodes_at_first;; nodes *= 4) {
    if (open_moves() == 0) co_return;
    if (!position_searched_) {
      if (!position_search_) {
        position_search_ = std::make_unique<ValueSearch>(*context_, position_, bounds_);
      }
      co_await within(nodes * open_moves() * share_of_position, [this](Budget& part) {
        return position_search_->run(part, ValueSearch::Aim::result);
      });
      bounds_ = position_search_->bounds();
      position_searched_ = bounds_.decided();
      learn_from_position();
    }
    if (open_moves() == 0) co_return;
    if (!passing_searched_) {
      learn_from_passing(co_await Question::when_passing(*context_, position_, nodes));
    }
    for (Candidate& candidate : std::span(candidates_).first(searched_)) {
      if (!open(candidate)) continue;
      // Results before lengths: moves whose result is known lag one round behind.
      const std::uint64_t nodes_for_it = candidate.bounds.decided() ? nodes / 4 : nodes;
      ValueSearch search(*context_, candidate.after, candidate.bounds);
      const auto aim =
          search.bounds().decided() ? ValueSearch::Aim::value : ValueSearch::Aim::result;
      co_await within(nodes_for_it, [&](Budget& part) { return search.run(part, aim); });
      candidate.bounds = search.bounds();
    }
  }
}

/// If the side to move cannot win within n plies, it cannot win within n - 1 after any move; and if
/// it loses, every move loses.
void Analysis::learn_from_position() {
  const Bounds& mover = bounds_.mover();
  const Bounds& other = bounds_.opponent();
  const bool never = mover.never() || other.wins();
  const auto later = never ? always : static_cast<Depth>(std::max(mover.refuted, Depth{1}) - 1);
  for (Candidate& candidate : candidates_) {
    candidate.bounds.learn(false, Bounds::no_win_within(later, mover.proof));
    if (!other.wins()) continue;
    candidate.bounds.learn(true, Bounds::win_within(static_cast<Depth>(other.proven - 1)));
  }
  if (other.wins()) passing_searched_ = true;
}

void Analysis::learn_from_passing(const Bounds& answer) {
  if (!answer.never()) return;
  passing_searched_ = true;
  for (Candidate& candidate : candidates_) candidate.bounds.learn(true, answer);
}

Assessment Analysis::assess(const Candidate& candidate) {
  return before_the_move(candidate.after.outcome().over()
                             ? Assessment::proven(final_value(candidate.after))
                             : candidate.bounds.assess());
}

std::vector<MoveAssessment> Analysis::moves() const {
  std::vector<MoveAssessment> moves;
  moves.reserve(order_.size());
  for (const Cell move : order_) {
    const auto candidate =
        std::ranges::find(candidates_, equivalent_.representative(move), &Candidate::move);
    moves.push_back({.move = move, .assessment = assess(*candidate)});
  }
  insertion_sort(moves, better_known);
  return moves;
}

Assessment Analysis::assessment() const {
  const Assessment known = bounds_.assess();
  if (known.is_proven()) return known;
  Assessment sum = best_of(moves());
  if (sum.is_proven()) return sum;
  sum.at_least = std::max(sum.at_least, known.at_least);
  sum.at_most = std::min(sum.at_most, known.at_most);
  sum.value = std::clamp(sum.value, sum.at_least, sum.at_most);
  if (sum.at_least == sum.at_most) sum.proof = Proof::search;
  return sum;
}

Solution sum_of(const std::vector<MoveAssessment>& moves) {
  const Cell first = moves.front().move;
  Solution sum{.value = best_of(moves), .best = {first}, .variation = {first}};
  if (!sum.value.is_proven()) return sum;
  sum.best.clear();
  sum.best_complete = true;
  for (const MoveAssessment& known : moves) {
    if (known.assessment.at_least == sum.value.value) {
      sum.best.push_back(known.move);
    } else if (known.assessment.at_most == sum.value.value) {
      sum.best_complete = false;
    }
  }
  insertion_sort(sum.best);
  return sum;
}

}  // namespace mnk
