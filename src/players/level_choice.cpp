#include "players/level_choice.h"

#include <algorithm>

namespace mnk {
namespace {

/// A level looks a few plies ahead; that is little to store.
constexpr std::size_t table_bytes = std::size_t{1} << 18;

}  // namespace

LevelChoice::LevelChoice(const Position& position, Level level, std::uint64_t seed,
                         std::uint64_t node_budget)
    : table_(table_bytes),
      context_(position.rules(), table_, {}),
      position_(position),
      sight_(level, seed),
      moves_(ordered_moves(context_, position_)),
      nodes_a_question_(
          std::max(node_budget / (std::uint64_t{2} * moves_.size()), std::uint64_t{1})) {}

bool LevelChoice::run(Budget& budget) {
  return answer_all(
      search_, budget, [&] { return start_question(); },
      [&](const Bounds& answer) { take(answer); });
}

/// Asks whether the next move wins, or after that, whether it loses.
bool LevelChoice::start_question() {
  if (seen_.size() == moves_.size()) return false;
  const Position next = position_.after(moves_[seen_.size()].move);
  if (next.outcome().over()) {
    note(before_the_move(final_value(next)));
    return true;
  }
  const Mark mover = position_.to_move();
  const Mark attacker = asking_about_own_win_ ? mover : opponent(mover);
  depth_ = deeper(PositionBounds(next).of(!asking_about_own_win_).refuted);
  search_.start(context_, next, attacker, depth_, nodes_a_question_);
  return true;
}

/// Goes on to the next move: this is the value of the one in question, as far as can be seen.
void LevelChoice::note(Value value) {
  seen_.push_back({.move = moves_[seen_.size()].move,
                   .fate = sight_.sees(value) ? std::optional(value) : std::nullopt});
}

void LevelChoice::take(const Bounds& answer) {
  // An answer that gives no bound has run out of nodes.
  const bool known = answer.wins() || answer.refuted >= depth_;
  if (known && !answer.wins() && !answer.never() && depth_ + 3 <= sight_.looks_ahead()) {
    depth_ = static_cast<Depth>(depth_ + 2);
    search_.ask(depth_);
    return;
  }
  search_.stop();
  Value value;
  if (answer.wins()) {
    value = {.result = asking_about_own_win_ ? Result::win : Result::loss, .plies = depth_ + 1};
  }
  // Whoever does not see that it wins asks whether it loses.
  asking_about_own_win_ = !asking_about_own_win_ || sight_.sees(value);
  if (asking_about_own_win_) note(value);
}

void LevelChoice::describe(ThinkReport& report) const { report.move = move(); }

Cell LevelChoice::move() const {
  if (seen_.empty()) return moves_.front().move;
  return sight_.choose(seen_);
}

}  // namespace mnk
