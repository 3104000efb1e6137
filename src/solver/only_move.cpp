#include "solver/only_move.h"

#include <algorithm>

#include "solver/equivalent_moves.h"
#include "solver/move_ordering.h"

namespace mnk {

OnlyMove::OnlyMove(const SearchContext& context, const Position& position, Cell move, Result result)
    : context_(&context), position_(position), result_(result) {
  const EquivalentMoves equivalent(position);
  const Cell own = equivalent.representative(move);
  const std::vector<OrderedMove> ordered = ordered_moves(context, position);
  only_ = result != Result::loss && ordered.size() > 1;
  for (const OrderedMove& other : ordered) {
    if (other.move == move) continue;
    const Cell representative = equivalent.representative(other.move);
    if (representative == own) only_ = false;
    if (representative == other.move) others_.push_back(other.move);
  }
  std::ranges::reverse(others_);
}

std::optional<bool> OnlyMove::run(Budget& budget) {
  const bool over = answer_all(
      search_, budget, [&] { return ask_next(); },
      [&](const Bounds& answer) {
        search_.stop();
        take(answer.wins() == (result_ == Result::win));
      });
  return over ? std::optional(only_) : std::nullopt;
}

bool OnlyMove::ask_next() {
  if (!only_ || others_.empty()) return false;
  const Position after = position_.after(others_.back());
  others_.pop_back();
  if (after.outcome().over()) {
    take(before_the_move(final_value(after)).result >= result_);
    return true;
  }
  const Mark mover = position_.to_move();
  search_.start(*context_, after, result_ == Result::win ? mover : opponent(mover), always,
                Budget::no_limit);
  return true;
}

void OnlyMove::take(bool as_good) { only_ = only_ && !as_good; }

}  // namespace mnk
