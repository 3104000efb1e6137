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
          std::max(node_budget / (std::uint64_t{2} * moves_.size()), std::uint64_t{1})),
      work_(look_at_all()) {}

/// Nothing of a value that the level overlooks.
std::optional<Value> LevelChoice::noticed(Value value) const {
  return sight_.sees(value) ? std::optional(value) : std::nullopt;
}

/// Whether a longer win may be found, and would be seen. An answer that gives no bound has run out
/// of nodes.
bool LevelChoice::goes_deeper(const Bounds& answer, Depth depth) const {
  const bool open = !answer.wins() && answer.refuted >= depth && !answer.never();
  return open && depth + 3 <= sight_.looks_ahead();
}

/// Asks of each move whether it wins, and where that is not seen, whether it loses.
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
      // From the shortest win on, so that the length is exact.
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

void LevelChoice::describe(SearchReport& report) const { report.move = move(); }

Cell LevelChoice::move() const {
  if (seen_.empty()) return moves_.front().move;
  return sight_.choose(seen_);
}

}  // namespace mnk
