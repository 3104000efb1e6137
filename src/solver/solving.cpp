#include "solver/solving.h"

#include <algorithm>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

constexpr std::uint64_t least_nodes_after_value = 1 << 13;

}  // namespace

Solving::Solving(const SearchContext& context, const Position& position)
    : context_(&context),
      position_(position),
      value_(context, position, PositionBounds(position)) {}

bool Solving::find_value(Budget& budget) {
  nodes_ += budget.share(budget.left(), [&](Budget& part) { value_.run(part); });
  if (!bounds().settled()) return false;
  variation_.emplace(*context_, SolvedPosition{position_, assessment().value, value_.best_move()});
  nodes_left_ = std::max(nodes_ / 2, least_nodes_after_value);
  return true;
}

bool Solving::run(Budget& budget) {
  if (!variation_ && !find_value(budget)) return false;
  const auto go_on_with = [&](auto& work) {
    bool done = false;
    const auto spent = budget.share(nodes_left_, [&](Budget& part) { done = work.run(part); });
    nodes_left_ -= spent;
    nodes_ += spent;
    return done || nodes_left_ == 0;
  };
  if (!best_) {
    if (!go_on_with(*variation_)) return false;
    best_.emplace(*context_, SolvedPosition{position_, assessment().value, best_move()});
    nodes_left_ = std::max(4 * nodes_, least_nodes_after_value);
  }
  return go_on_with(*best_);
}

std::optional<Cell> Solving::best_move() const {
  if (variation_ && !variation_->moves().empty()) return variation_->moves().front();
  return value_.best_move();
}

Solution Solving::solution() const {
  Solution found{.value = assessment(), .best = {}, .variation = {}, .nodes = nodes_};
  if (variation_) found.variation = variation_->moves();
  if (best_) {
    found.best = best_->moves();
    found.best_complete = best_->complete();
  } else if (const auto move = best_move()) {
    found.best = {*move};
  } else if (!found.value.is_proven()) {
    found.best = {ordered_moves(*context_, position_).front().move};
  }
  if (found.variation.empty() && !found.best.empty()) found.variation = {found.best.front()};
  return found;
}

}  // namespace mnk
