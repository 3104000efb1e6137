#include "solver/best_moves.h"

#include <algorithm>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// Passing is worth a try, but often loses after a long search.
constexpr std::uint64_t nodes_for_passing = 4096;

}  // namespace

BestMoves::BestMoves(const SearchContext& context, const SolvedPosition& solved)
    : context_(&context),
      position_(solved.position),
      value_(solved.value),
      equivalent_(position_),
      passed_(position_.rules().misere() || value_.result != Result::draw) {
  for (const OrderedMove& ordered : ordered_moves(context, position_)) {
    if (equivalent_.is_representative(ordered.move)) candidates_.push_back(ordered.move);
  }
  if (!solved.move) return;
  best_.push_back(equivalent_.representative(*solved.move));
  std::erase(candidates_, best_.back());
}

bool BestMoves::run(Budget& budget) {
  return answer_all(
      search_, budget, [&] { return ask_next(); },
      [&](const Bounds& answer) {
        search_.stop();
        if (passed_) {
          take(answer);
        } else {
          take_passing(answer);
        }
      });
}

bool BestMoves::ask_next() {
  if (!passed_) {
    search_.start_passed(*context_, position_, nodes_for_passing);
    return true;
  }
  if (candidates_.empty()) return false;
  if (next_ == candidates_.size()) {
    next_ = 0;
    allowance_ *= 4;
  }
  const Position after = position_.after(candidates_[next_]);
  if (after.outcome().over()) {
    decide(before_the_move(final_value(after)) == value_);
    return true;
  }
  const MoveQuestion question = MoveQuestion::about(position_, value_);
  search_.start(*context_, after, question.attacker, question.depth, allowance_);
  return true;
}

void BestMoves::take_passing(const Bounds& answer) {
  passed_ = true;
  if (!answer.never()) return;
  for (const Cell move : candidates_) best_.push_back(move);
  candidates_.clear();
}

void BestMoves::take(const Bounds& answer) {
  const MoveQuestion question = MoveQuestion::about(position_, value_);
  if (answer.wins() || answer.refuted >= question.depth) {
    decide(answer.wins() == question.reached_by_win);
  } else {
    ++next_;  // again in the next round
  }
}

/// The candidate in question is a best move, or is not.
void BestMoves::decide(bool best) {
  const auto candidate = candidates_.begin() + static_cast<std::ptrdiff_t>(next_);
  if (best) best_.push_back(*candidate);
  candidates_.erase(candidate);
}

std::vector<Cell> BestMoves::moves() const {
  std::vector<Cell> moves = position_.available_moves();
  std::erase_if(moves, [&](Cell move) {
    return std::ranges::find(best_, equivalent_.representative(move)) == best_.end();
  });
  return moves;
}

}  // namespace mnk
