#include "players/level_choice.h"

#include <algorithm>

namespace mnk {

LevelChoice::LevelChoice(const SearchContext& context, Position position, Level level,
                         std::uint64_t seed, std::uint64_t node_budget)
    : context_(&context),
      position_(std::move(position)),
      level_(level),
      random_(seed),
      coins_(random_.next()),
      moves_(ordered_moves(*context_, position_)),
      nodes_a_question_(
          std::max(node_budget / (std::uint64_t{2} * moves_.size()), std::uint64_t{1})) {}

/// Decided once a turn for each side and length, so that a threat is seen or not seen by all moves
/// alike.
bool LevelChoice::overlooks(bool own, int plies) const {
  const std::uint64_t which = 2 * static_cast<std::uint64_t>(plies) + (own ? 1 : 0);
  return Random(coins_ ^ (which << 32)).percent(level_.misses);
}

bool LevelChoice::run(Budget& budget) {
  while (seen_.size() < moves_.size()) {
    if (budget.exhausted()) return false;
    if (!question_ && !start_question()) continue;
    std::optional<Bounds> answer;
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { answer = question_->run(part); });
    if (answer || nodes_left_ == 0) take(answer);
  }
  return true;
}

/// Asks whether the next move wins, or after that, whether it loses. False if the move ends the
/// game, so that there is nothing to ask.
bool LevelChoice::start_question() {
  const Cell move = moves_[seen_.size()].move;
  const Mark mover = position_.to_move();
  const Position next = position_.after(move);
  if (next.outcome().over()) {
    Seen seen{.move = move, .fate = std::nullopt};
    if (const auto winner = next.outcome().winner(); winner && !overlooks(*winner == mover, 1)) {
      seen.fate = {.result = *winner == mover ? Result::win : Result::loss, .plies = 1};
    }
    seen_.push_back(seen);
    return false;
  }
  const Mark attacker = asking_about_own_win_ ? mover : opponent(mover);
  question_.emplace(*context_, next, attacker);
  question_->ask(static_cast<Depth>(level_.looks_ahead - 1));
  nodes_left_ = nodes_a_question_;
  return true;
}

void LevelChoice::take(const std::optional<Bounds>& answer) {
  const bool own = asking_about_own_win_;
  question_.reset();
  std::optional<Value> fate;
  if (answer && answer->wins()) {
    const int plies = answer->proven + 1;
    if (!overlooks(own, plies)) {
      fate = {.result = own ? Result::win : Result::loss, .plies = plies};
    }
  }
  if (own && !fate) {
    asking_about_own_win_ = false;
    return;
  }
  asking_about_own_win_ = true;
  seen_.push_back({.move = moves_[seen_.size()].move, .fate = fate});
}

Cell LevelChoice::move() {
  if (chosen_) return *chosen_;
  const auto rank = [](const Seen& seen) {
    return seen.fate.value_or(Value{.result = Result::draw, .plies = 0});
  };
  std::vector<Seen> known = seen_;
  if (known.empty()) known.push_back({.move = moves_.front().move, .fate = std::nullopt});
  const Value best = rank(*std::ranges::max_element(known, {}, rank));
  std::erase_if(known, [&](const Seen& seen) { return rank(seen) != best; });
  std::size_t choices = known.size();
  if (best.result == Result::draw) {
    choices = std::max((choices * level_.candidate_percent + 99) / 100, std::size_t{1});
  }
  Random random = random_;
  const Cell move = known[random.below(static_cast<std::uint32_t>(choices))].move;
  if (seen_.size() == moves_.size()) chosen_ = move;
  return move;
}

}  // namespace mnk
