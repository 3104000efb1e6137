#include "solver/heuristic/four_search.h"

#include <utility>

#include "text/splitmix64.h"

namespace mnk {
namespace {

constexpr std::size_t seen_places = 1 << 10;

}  // namespace

void FourSearch::start(PatternBoard& board, Threat weakest) {
  board_ = &board;
  attacker_ = board.to_move();
  weakest_ = weakest;
  state_ = State::searching;
  nodes_ = 0;
  entering_ = true;
  frames_.clear();
  fours_.clear();
  line_.clear();
  seen_.resize(seen_places);
  ++searches_;
}

FourSearch::State FourSearch::run(std::uint64_t nodes) {
  const std::uint64_t last = nodes_ + nodes;
  while (state_ == State::searching) {
    if (entering_) {
      if (nodes_ == last) return state_;
      ++nodes_;
      entering_ = false;
      enter();
    } else if (!next_four()) {
      leave();
    }
  }
  return state_;
}

/// Looks at a position with the attacker to move: it is won, or there are fours to try, or none.
void FourSearch::enter() {
  frames_.push_back(fours_.size());
  if (board_->count(attacker_, Threat::five) > 0) {
    finish(board_->with(attacker_, Threat::five).front());
    return;
  }
  if (board_->best(attacker_) < Threat::four) return;
  const int to_stop = board_->count(defender(), Threat::five);
  if (to_stop > 1) return;
  if (to_stop == 1) {
    const Square forced = board_->with(defender(), Threat::five).front();
    if (board_->threat(attacker_, forced) >= Threat::four) fours_.push_back(forced);
    return;
  }
  if (!seen_before()) collect_fours();
}

bool FourSearch::seen_before() {
  const std::uint64_t key = board_->hash() ^ splitmix64(searches_);
  std::uint64_t& place = seen_[key % seen_places];
  return std::exchange(place, key) == key;
}

/// The strongest last, because they are taken from the end.
void FourSearch::collect_fours() {
  for (auto threat = static_cast<std::size_t>(weakest_);
       threat <= static_cast<std::size_t>(Threat::open_four); ++threat) {
    board_->with(attacker_, static_cast<Threat>(threat)).for_each([&](Square square) {
      fours_.push_back(square);
    });
  }
}

/// Plays the next four and its answer. False if there is none.
bool FourSearch::next_four() {
  if (fours_.size() == frames_.back()) return false;
  const Square four = fours_.back();
  fours_.pop_back();
  board_->play(four);
  line_.push_back(four);
  const Square answer = board_->with(attacker_, Threat::five).front();
  const bool unstoppable = board_->count(attacker_, Threat::five) > 1;
  board_->play(answer);
  line_.push_back(answer);
  if (unstoppable) {
    finish(board_->with(attacker_, Threat::five).front());
  } else {
    entering_ = true;
  }
  return true;
}

/// Goes back to the position before; from the first one, the attack has failed.
void FourSearch::leave() {
  fours_.resize(frames_.back());
  frames_.pop_back();
  if (frames_.empty()) {
    state_ = State::failed;
    return;
  }
  for (int plies = 0; plies < 2; ++plies) {
    board_->take_back();
    line_.pop_back();
  }
}

void FourSearch::finish(Square last) {
  for (std::size_t plies = line_.size(); plies > 0; --plies) board_->take_back();
  line_.push_back(last);
  state_ = State::won;
}

void FourSearch::abandon() {
  if (state_ != State::searching) return;
  for (; !line_.empty(); line_.pop_back()) board_->take_back();
  state_ = State::failed;
}

}  // namespace mnk
