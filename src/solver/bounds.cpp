#include "solver/bounds.h"

#include <algorithm>

namespace mnk {
namespace {

Value win_in(Depth plies) { return {.result = Result::win, .plies = plies}; }
Value loss_in(Depth plies) { return {.result = Result::loss, .plies = plies}; }

}  // namespace

PositionBounds::PositionBounds(const Position& position) : empty_cells_(position.empty_count()) {
  // In misère play it is the loser who completes the line, so who is to move wins in 2 at best.
  const bool misere = position.rules().misere();
  mover_.refuted = misere ? 1 : 0;
  opponent_.refuted = misere ? 0 : 1;
  learn(true, {});
  learn(false, {});
}

void PositionBounds::learn(bool about_mover, const Bounds& answer) {
  Bounds& known = about_mover ? mover_ : opponent_;
  // known.refuted is always one less than a possible length of a win.
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
  if (known.refuted >= empty_cells_) known.refuted = always;
}

bool PositionBounds::settled() const {
  return mover_.exact() || opponent_.exact() || (mover_.never() && opponent_.never());
}

Assessment PositionBounds::assess() const {
  const Value draw{.result = Result::draw, .plies = empty_cells_};
  if (mover_.exact()) return Assessment::proven(win_in(mover_.proven));
  if (opponent_.exact()) return Assessment::proven(loss_in(opponent_.proven));
  if (mover_.never() && opponent_.never()) {
    return Assessment::proven(draw, std::min(mover_.proof, opponent_.proof));
  }
  Assessment known{.value = draw, .proof = Proof::none, .at_least = draw, .at_most = draw};
  if (mover_.wins()) known.value = known.at_least = win_in(mover_.proven);
  if (opponent_.wins()) known.value = known.at_most = loss_in(opponent_.proven);
  if (!mover_.never() && !opponent_.wins()) known.at_most = win_in(deeper(mover_.refuted));
  if (!opponent_.never() && !mover_.wins()) known.at_least = loss_in(deeper(opponent_.refuted));
  return known;
}

}  // namespace mnk
