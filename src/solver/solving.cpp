#include "solver/solving.h"

#include <algorithm>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

constexpr std::uint64_t min_nodes_after_value = 1 << 13;

}  // namespace

Solving::Solving(const SearchContext& context, const Position& position)
    : context_(&context),
      position_(position),
      value_(context, position, PositionBounds(position)),
      work_(solve()) {}

Resumable Solving::solve() {
  const auto counted = [this](auto& work) {
    return [this, &work](Budget& part) {
      const bool done = work.run(part);
      nodes_ += part.spent();
      return done;
    };
  };
  co_await within(Budget::no_limit, counted(value_));
  variation_.emplace(*context_, SolvedPosition{position_, assessment().value, value_.best_move()});
  co_await within(std::max(nodes_ / 2, min_nodes_after_value), counted(*variation_));
  best_.emplace(*context_, SolvedPosition{position_, assessment().value, best_move()});
  co_await within(std::max(4 * nodes_, min_nodes_after_value), counted(*best_));
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
