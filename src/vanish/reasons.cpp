#include "vanish/reasons.h"

#include <algorithm>

namespace mnk::vanish {

ReasonMaker::ReasonMaker(const States& states, const Position& position, Cell move)
    : states_(&states),
      position_(position),
      move_(move),
      before_(States::of(position)),
      after_(states.after(before_, position.rules().board().index(move))),
      side_(position.to_move()) {}

CellSet ReasonMaker::threats(const State& state, bool mover) const {
  return states_->completing(mover ? state.mover : state.other, states_->moves(state));
}

std::vector<Cell> ReasonMaker::cells(CellSet set) const {
  std::vector<Cell> cells;
  for_each_cell(set, [&](int cell) { cells.push_back(position_.rules().board().cell(cell)); });
  return cells;
}

/// Where the other gets two threats while this side has none.
std::vector<Cell> ReasonMaker::forks_of_reply() const {
  CellSet forks = 0;
  for_each_cell(states_->moves(after_), [&](int reply) {
    const State then = states_->after(after_, reply);
    const bool two = std::popcount(threats(then, false)) >= 2;
    if (two && threats(then, true) == 0) forks |= CellSet{1} << reply;
  });
  return cells(forks);
}

std::vector<MoveReason> ReasonMaker::at_once() const {
  const Mark waiting = opponent(side_);
  const Position after = position_.after(move_);
  if (const auto lines = after.completed_lines(); !lines.empty()) {
    return {
        {.kind = ReasonKind::completes_line, .side = side_, .cells = lines.front(), .plies = 1}};
  }
  std::vector<MoveReason> reasons;
  if (position_.rules().misere() || after.outcome().over()) return reasons;
  const CellSet theirs = threats(after_, true);
  if (theirs != 0) {
    reasons.push_back({.kind = ReasonKind::allows_line,
                       .side = waiting,
                       .cells = {cells(theirs).front()},
                       .plies = 2});
  }
  const CellSet here = CellSet{1} << position_.rules().board().index(move_);
  if ((threats(before_, false) & here) != 0) {
    reasons.push_back({.kind = ReasonKind::blocks_line, .side = side_, .cells = {move_}});
  }
  if (theirs != 0) return reasons;
  const CellSet ours = threats(after_, false);
  if (std::popcount(ours) >= 2) {
    reasons.push_back(
        {.kind = ReasonKind::makes_fork, .side = side_, .cells = cells(ours), .plies = 3});
  } else if (const auto forks = forks_of_reply(); !forks.empty()) {
    reasons.push_back(
        {.kind = ReasonKind::allows_fork, .side = waiting, .cells = {forks.front()}, .plies = 4});
  }
  return reasons;
}

/// Whether after each of the winner's moves it threatens, the loser does not, and the reply takes
/// the cell if there is but one.
bool ReasonMaker::wins_by_threats(const std::vector<Cell>& line, Mark winner) const {
  if (position_.rules().misere()) return false;
  State state = before_;
  bool winner_moves = side_ == winner;
  CellSet threatened = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const int cell = position_.rules().board().index(line[i]);
    // The first move may be the loser's, by choice.
    if (!winner_moves && i > 0) {
      const bool forced = std::popcount(threatened) >= 2 || threatened == CellSet{1} << cell;
      if (!forced || threats(state, true) != 0) return false;
    }
    state = states_->after(state, cell);
    threatened = winner_moves ? threats(state, false) : 0;
    winner_moves = !winner_moves;
  }
  return true;
}

/// How many moves back the last position of the line stood there before.
int ReasonMaker::length_of_cycle(const std::vector<Cell>& line) const {
  std::vector<std::size_t> stood{states_->index(before_)};
  State state = before_;
  for (const Cell cell : line) {
    state = states_->after(state, position_.rules().board().index(cell));
    stood.push_back(states_->index(state));
  }
  // States do not record which side is X, so only every second one can be the same position.
  std::size_t back = 2;
  while (stood[stood.size() - 1 - back] != stood.back()) back += 2;
  return static_cast<int>(back);
}

MoveReason ReasonMaker::of_line(const std::vector<Cell>& line) const {
  State state = before_;
  bool last_is_ours = false;
  for (const Cell cell : line) {
    state = states_->after(state, position_.rules().board().index(cell));
    last_is_ours = !last_is_ours;
  }
  MoveReason reason{.kind = ReasonKind::search,
                    .side = side_,
                    .cells = line,
                    .plies = static_cast<int>(line.size())};
  if (!states_->decided(state)) {
    reason.kind = ReasonKind::cycle;
    reason.plies = length_of_cycle(line);
    return reason;
  }
  const Mark completer = last_is_ours ? side_ : opponent(side_);
  reason.side = position_.rules().misere() ? opponent(completer) : completer;
  if (wins_by_threats(line, reason.side)) reason.kind = ReasonKind::threat_sequence;
  return reason;
}

}  // namespace mnk::vanish
