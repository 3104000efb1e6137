#include "solver/bounds.h"

#include <algorithm>
#include <utility>

namespace mnk {
namespace {

Value win_in(Depth plies) { return {.result = Result::win, .plies = plies}; }
Value loss_in(Depth plies) { return {.result = Result::loss, .plies = plies}; }

}  // namespace

PositionBounds::PositionBounds(const Position& position) : empty_cells_(position.empty_count()) {
  // In misère play the loser completes the line, so the side to move wins in 2 plies at best.
  const bool misere = position.rules().misere();
  mover_.refuted = misere ? 1 : 0;
  opponent_.refuted = misere ? 0 : 1;
  learn(true, {});
  learn(false, {});
}

void PositionBounds::learn(bool about_mover, const Bounds& answer) {
  Bounds& known = about_mover ? mover_ : opponent_;
  // known.refuted is always one less than a possible win length.
  const auto parity = [&](Depth plies) { return (plies - known.refuted) % 2; };
  if (answer.wins()) {
    const auto length = static_cast<Depth>(answer.proven - (1 - parity(answer.proven)));
    known.proven = std::min(known.proven, length);
  }
  if (answer.never()) known.proof = answer.proof;
  if (answer.refuted > known.refuted) {
    known.refuted =
        answer.never() || parity(answer.refuted) == 0 ? answer.refuted : deeper(answer.refuted);
  }
  if (std::cmp_greater_equal(known.refuted, empty_cells_)) known.refuted = always;
}

bool PositionBounds::settled() const {
  return mover_.exact() || opponent_.exact() || (mover_.never() && opponent_.never());
}

bool PositionBounds::decided() const {
  return mover_.wins() || opponent_.wins() || (mover_.never() && opponent_.never());
}

Assessment PositionBounds::assess() const {
  const Value draw{.result = Result::draw, .plies = empty_cells_};
  if (mover_.exact()) return Assessment::proven(win_in(mover_.proven));
  if (opponent_.exact()) return Assessment::proven(loss_in(opponent_.proven));
  // The loser does not win.
  const auto proof = [](const Bounds& bounds, const Bounds& other) {
    if (other.wins()) return Proof::search;
    return bounds.never() ? bounds.proof : Proof::none;
  };
  Assessment known{.value = draw,
                   .proof = Proof::none,
                   .at_least = draw,
                   .at_most = draw,
                   .cannot_win = proof(mover_, opponent_),
                   .cannot_lose = proof(opponent_, mover_)};
  if (mover_.never() && opponent_.never()) {
    known.proof = opponent_.proof == Proof::search ? Proof::search : mover_.proof;
    return known;
  }
  if (mover_.wins()) known.value = known.at_least = win_in(mover_.proven);
  if (opponent_.wins()) known.value = known.at_most = loss_in(opponent_.proven);
  if (!mover_.never() && !opponent_.wins()) known.at_most = win_in(deeper(mover_.refuted));
  if (!opponent_.never() && !mover_.wins()) known.at_least = loss_in(deeper(opponent_.refuted));
  return known;
}

}  // namespace mnk
