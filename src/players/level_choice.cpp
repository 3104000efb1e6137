#include "players/level_choice.h"

#include <algorithm>

#include "solver/move_ordering.h"
#include "solver/resumable.h"

namespace mnk {

/// Decided once per turn, side and length, so that the level sees or misses a threat for all moves
/// alike.
std::optional<Value> LevelSight::noticed(Value value) const {
  if (value.result == Result::draw || value.plies > level_.looks_ahead) return std::nullopt;
  const bool own = value.result == Result::win;
  const std::uint64_t which = 2 * static_cast<std::uint64_t>(value.plies) + (own ? 1 : 0);
  const std::uint32_t misses = value.plies <= 2 ? level_.misses_next : level_.misses;
  const bool overlooked = Random(coins_ ^ (which << 32)).percent(misses);
  return overlooked ? std::nullopt : std::optional(value);
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

class LevelChoice : public SearchTask {
 public:
  LevelChoice(const Position& position, Level level, std::uint64_t seed, std::uint64_t node_budget)
      : table_(table_bytes),
        context_(position.rules(), table_, {}),
        position_(position),
        sight_(level, seed),
        moves_(ordered_moves(context_, position_)),
        nodes_a_question_(node_budget / (std::uint64_t{2} * moves_.size())),
        work_(look_at_all()) {}

  bool run(Budget& budget) override { return work_.run(budget); }

  /// Until run() finishes, the best of the moves searched so far.
  void describe(SearchReport& report) const override {
    report.move = seen_.empty() ? moves_.front().move : sight_.choose(seen_);
  }

 private:
  /// Whether a longer win may exist within the level's sight. An answer without a bound has run out
  /// of nodes.
  [[nodiscard]] bool goes_deeper(const Bounds& answer, Depth depth) const {
    const bool open = !answer.wins() && answer.refuted >= depth && !answer.never();
    return open && depth + 3 <= sight_.looks_ahead();
  }

  /// Asks whether each move wins and, if the level sees no win, whether it loses.
  Resumable look_at_all() {
    const Mark mover = position_.to_move();
    for (const OrderedMove& ordered : moves_) {
      const Position next = position_.after(ordered.move);
      const bool over = next.outcome().over();
      std::optional<Value> seen;
      if (over) seen = sight_.noticed(before_the_move(final_value(next)));
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
        if (answer.wins()) seen = sight_.noticed({.result = result, .plies = depth + 1});
      }
      seen_.push_back({.move = ordered.move, .fate = seen});
    }
  }

  Table table_;
  SearchContext context_;
  Position position_;
  LevelSight sight_;
  std::vector<OrderedMove> moves_;
  std::vector<SeenMove> seen_;
  std::uint64_t nodes_a_question_;
  Resumable work_;
};

}  // namespace

std::unique_ptr<SearchTask> make_level_choice(const Position& position, Level level,
                                              std::uint64_t seed, std::uint64_t node_budget) {
  return std::make_unique<LevelChoice>(position, level, seed, node_budget);
}

}  // namespace mnk
