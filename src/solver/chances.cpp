#include "solver/chances.h"

#include <algorithm>

namespace mnk {
namespace {

/// In misère play it is the loser who completes the line.
Depth shortest_win(const Position& position, bool mover) {
  return position.rules().misere() == mover ? 2 : 1;
}

Value win_in(Depth plies) { return {.result = Result::win, .plies = plies}; }
Value loss_in(Depth plies) { return {.result = Result::loss, .plies = plies}; }

}  // namespace

void Chance::learn(const Answer& answer) {
  // Rounds up to the next length at which nothing but the following one can be a win.
  const auto rounded = [this](Depth plies) {
    return plies == always || (plies - refuted_) % 2 == 0 ? plies : deeper(plies);
  };
  if (answer.proven) {
    const auto odd = static_cast<Depth>((answer.plies - refuted_ + 1) % 2);
    proven_ = std::min(proven_, static_cast<Depth>(answer.plies - odd));
    return;
  }
  if (answer.plies > refuted_) refuted_ = rounded(answer.plies);
  if (answer.plies == always) proof_ = answer.proof;
  if (refuted_ >= empty_cells_) refuted_ = always;
}

Chances::Chances(const Position& position)
    : empty_cells(position.empty_count()),
      mover(shortest_win(position, true), empty_cells),
      waiter(shortest_win(position, false), empty_cells) {}

bool Chances::settled() const {
  return mover.exact() || waiter.exact() || (mover.never() && waiter.never());
}

Assessment Chances::assess() const {
  const Value draw{.result = Result::draw, .plies = empty_cells};
  if (mover.exact()) return Assessment::proven(win_in(mover.proven()));
  if (waiter.exact()) return Assessment::proven(loss_in(waiter.proven()));
  if (mover.never() && waiter.never()) {
    return Assessment::proven(draw, std::min(mover.proof(), waiter.proof()));
  }
  Assessment known{.value = draw, .proof = Proof::none, .at_least = draw, .at_most = draw};
  if (mover.certain()) known.value = known.at_least = win_in(mover.proven());
  if (waiter.certain()) known.value = known.at_most = loss_in(waiter.proven());
  if (!mover.never() && !waiter.certain()) known.at_most = win_in(deeper(mover.refuted()));
  if (!waiter.never() && !mover.certain()) known.at_least = loss_in(deeper(waiter.refuted()));
  return known;
}

}  // namespace mnk
