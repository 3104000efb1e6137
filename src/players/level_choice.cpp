#include "players/level_choice.h"

#include <algorithm>

namespace mnk {

/// Decided once per turn, side and length, so that the level sees or misses a threat for all moves
/// alike.
bool LevelSight::overlooks(bool own, int plies) const {
  const std::uint64_t which = 2 * static_cast<std::uint64_t>(plies) + (own ? 1 : 0);
  return Random(coins_ ^ (which << 32)).percent(level_.misses);
}

bool LevelSight::sees(Value value) const {
  return value.result != Result::draw && value.plies <= level_.looks_ahead &&
         !overlooks(value.result == Result::win, value.plies);
}

Cell LevelSight::choose(std::vector<SeenMove> seen) const {
  const auto rank = [](const SeenMove& known) {
    return known.fate.value_or(Value{.result = Result::draw, .plies = 0});
  };
  const Value best = rank(*std::ranges::max_element(seen, {}, rank));
  std::erase_if(seen, [&](const SeenMove& known) { return rank(known) != best; });
  std::size_t choices = seen.size();
  if (best.result == Result::draw) choices = drawn_from(choices, level_);
  Random random = random_;
  return seen[random.below(static_cast<std::uint32_t>(choices))].move;
}

namespace {

/// Levels look only a few plies ahead, which takes little space.
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
          std::max(node_budget / (std::uint64_t{2} * moves_.size()), std::uint64_t{1})),
      work_(look_at_all()) {}

/// Whether a longer win may exist within the level's sight. An answer without a bound has run out
/// of nodes.
bool LevelChoice::goes_deeper(const Bounds& answer, Depth depth) const {
  const bool open = !answer.wins() && answer.refuted >= depth && !answer.never();
  return open && depth + 3 <= sight_.looks_ahead();
}

/// Asks whether each move wins and, if the level sees no win, whether it loses.
Resumable LevelChoice::look_at_all() {
  const Mark mover = position_.to_move();
  for (const OrderedMove& ordered : moves_) {
    const Position next = position_.after(ordered.move);
    const bool over = next.outcome().over();
    std::optional<Value> seen;
    if (over) seen = noticed(before_the_move(final_value(next)));
    for (const Result result : {Result::win, Result::loss}) {
      if (over || seen) break;
      const Mark attacker = result == Result::win ? mover : opponent(mover);
      // Start from the shortest win, so that the length is exact.
      Depth depth = deeper(PositionBounds(next).of(result == Result::loss).refuted);
      Question question(context_, next, attacker, depth, nodes_a_question_);
      Bounds answer = co_await question;
      while (goes_deeper(answer, depth)) {
        depth = static_cast<Depth>(depth + 2);
        question.ask(depth);
        answer = co_await question;
      }
      if (answer.wins()) seen = noticed({.result = result, .plies = depth + 1});
    }
    seen_.push_back({.move = ordered.move, .fate = seen});
  }
}

Cell LevelChoice::move() const {
  if (seen_.empty()) return moves_.front().move;
  return sight_.choose(seen_);
}

}  // namespace mnk
