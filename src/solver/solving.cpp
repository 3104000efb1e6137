#include "solver/solving.h"

#include <algorithm>

namespace mnk {
namespace {

constexpr std::uint64_t least_nodes_after_value = 1 << 14;

}  // namespace

Solving::Solving(const SearchContext& context, Position position)
    : context_(&context),
      root_(std::move(position)),
      value_(context, root_, PositionBounds(root_)),
      here_(root_),
      candidates_(ordered_moves(*context_, here_)) {}

bool Solving::run(Budget& budget) {
  if (!value_taken_ && !take_value(budget)) return false;
  while (!done_ && !budget.exhausted()) {
    if (!question_) {
      ask_next();
      continue;
    }
    std::optional<Bounds> answer;
    const std::uint64_t spent =
        budget.share(nodes_left_, [&](Budget& part) { answer = question_->search.run(part); });
    nodes_ += spent;
    nodes_left_ -= spent;
    if (answer) {
      take(answer->wins() == question_->best_if_proven);
    } else if (nodes_left_ == 0) {
      done_ = true;
    }
  }
  return done_;
}

bool Solving::take_value(Budget& budget) {
  nodes_ += budget.share(budget.left(), [&](Budget& part) { value_.run(part); });
  if (!value_proven()) return false;
  value_taken_ = true;
  value_here_ = assessment().value;
  nodes_left_ = std::max(nodes_ / 2, least_nodes_after_value);
  return true;
}

/// Puts the question whether the next candidate reaches the value.
void Solving::ask_next() {
  if (next_candidate_ == candidates_.size()) {
    done_ = true;
    return;
  }
  const Mark mover = here_.to_move();
  const Position next = here_.after(candidates_[next_candidate_].move);
  if (next.outcome().over()) {
    take(before_the_move(final_value(next)) == value_here_);
    return;
  }
  const bool winning = value_here_.result == Result::win;
  const Mark attacker = winning ? mover : opponent(mover);
  question_.emplace(ForceSearch(*context_, next, attacker), winning);
  // A win must come in time; a draw must hold for ever; a loss must not come early.
  const int plies = winning ? value_here_.plies - 1 : value_here_.plies - 2;
  question_->search.ask(value_here_.result == Result::draw ? always : static_cast<Depth>(plies));
}

/// Takes in whether the candidate is a best move.
void Solving::take(bool is_best) {
  question_.reset();
  const Cell move = candidates_[next_candidate_++].move;
  if (!is_best) return;
  if (variation_over_ || variation_.empty()) best_.push_back(move);
  if (!variation_over_) play_best(move);
}

void Solving::play_best(Cell move) {
  if (variation_.empty()) root_candidates_seen_ = next_candidate_;
  here_ = here_.after(move);
  variation_.push_back(move);
  value_here_ = {.result = opposite(value_here_.result), .plies = value_here_.plies - 1};
  next_candidate_ = 0;
  if (here_.outcome().over()) {
    return_to_root();
  } else {
    candidates_ = ordered_moves(*context_, here_);
  }
}

/// The variation has reached the end of the game; now for the other moves of the root.
void Solving::return_to_root() {
  variation_over_ = true;
  here_ = root_;
  value_here_ = assessment().value;
  candidates_ = ordered_moves(*context_, here_);
  next_candidate_ = root_candidates_seen_;
}

Solution Solving::solution() const {
  Solution found{.value = assessment(), .best = best_, .variation = variation_, .nodes = nodes_};
  std::ranges::sort(found.best);
  if (found.best.empty()) found.best = {candidates_.front().move};
  if (found.variation.empty()) found.variation = {found.best.front()};
  return found;
}

}  // namespace mnk
