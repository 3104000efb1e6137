#include "solver/value_search.h"

#include "solver/static_rules.h"

namespace mnk {
namespace {

/// Nodes per turn of an attempt.
constexpr std::uint64_t turn = 512;

/// How many nodes the favoured way gets per node of the others; solver/README.md has figures.
constexpr std::uint64_t favour = 3;

/// Below this many cells, searching all moves finds attacks as fast as searching threats.
constexpr int cells_for_threats = 36;

}  // namespace

ValueSearch::ValueSearch(const SearchContext& context, Position position,
                         const PositionBounds& known)
    : context_(&context), position_(std::move(position)), bounds_(known) {
  const Rules& rules = position_.rules();
  if (context.options.strategy_stealing && settled_by_strategy_stealing(position_)) {
    bounds_.learn(false, Bounds::no_win_within(always, Proof::strategy_stealing));
  }
  for (const bool for_mover : {true, false}) {
    if (bounds_.of(for_mover).never()) continue;
    for (const Way way : {Way::unlimited, Way::deepening, Way::threats}) {
      if (way == Way::threats && (rules.misere() || rules.cell_count() < cells_for_threats)) {
        continue;
      }
      attempts_.push_back({.for_mover = for_mover, .way = way, .search = nullptr});
    }
  }
}

bool ValueSearch::run(Budget& budget, Aim aim) {
  const auto done = [&] { return aim == Aim::result ? bounds_.decided() : bounds_.settled(); };
  while (!done() && !budget.exhausted()) {
    if (current_ == nullptr || current_->spent % turn == 0 || !useful(*current_)) {
      current_ = next_attempt();
    }
    work(*current_, budget);
  }
  return done();
}

std::optional<Cell> ValueSearch::best_move() const {
  const Bounds& mover = bounds_.mover();
  if (mover.wins()) return winning_.bound == mover.proven ? winning_.move : std::nullopt;
  return holding_.bound == bounds_.opponent().refuted ? holding_.move : std::nullopt;
}

bool ValueSearch::useful(const Attempt& attempt) {
  const Bounds& known = bounds_.of(attempt.for_mover);
  if (bounds_.of(!attempt.for_mover).wins() || known.never() || attempt.failed) return false;
  return attempt.way == Way::deepening || !known.wins();
}

/// The useful attempt that has had the least of its share. Deepening stays useful until all is
/// settled.
ValueSearch::Attempt* ValueSearch::next_attempt() {
  // Misère games end when the board is almost full, so a depth limit saves little.
  const bool unlimited_favoured = position_.rules().misere();
  const auto taken = [&](const Attempt& attempt) {
    const bool favoured = (attempt.way == Way::unlimited) == unlimited_favoured;
    return favoured ? attempt.spent : favour * attempt.spent;
  };
  Attempt* next = nullptr;
  for (Attempt& attempt : attempts_) {
    if (useful(attempt) && (next == nullptr || taken(attempt) < taken(*next))) next = &attempt;
  }
  return next;
}

void ValueSearch::ask(Attempt& attempt, Depth depth) {
  if (!attempt.search) {
    const Mark mover = position_.to_move();
    const Mark attacker = attempt.for_mover ? mover : opponent(mover);
    attempt.search = std::make_unique<WinSearch>(
        *context_, position_, attacker, attempt.way == Way::threats ? Scope::threats : Scope::all);
  }
  attempt.depth = depth;
  attempt.search->ask(depth);
}

/// Continues an attempt to its next answer, or to the end of its turn.
void ValueSearch::work(Attempt& attempt, Budget& budget) {
  if (attempt.depth == 0) {
    const Depth next = deeper(bounds_.of(attempt.for_mover).refuted);
    ask(attempt, attempt.way == Way::unlimited ? always : next);
  }
  std::optional<Bounds> answer;
  attempt.spent += budget.share(turn - attempt.spent % turn,
                                [&](Budget& part) { answer = attempt.search->run(part); });
  if (!answer) return;
  if (attempt.way == Way::threats && !answer->wins()) {
    attempt.failed = answer->never();
    ask(attempt, static_cast<Depth>(attempt.depth + 2));
    return;
  }
  learn(attempt, *answer);
  attempt.depth = 0;
}

void ValueSearch::learn(const Attempt& attempt, const Bounds& answer) {
  const Bounds before = bounds_.of(attempt.for_mover);
  bounds_.learn(attempt.for_mover, answer);
  const Bounds& now = bounds_.of(attempt.for_mover);
  const CellIndex cell = attempt.search->root_move();
  const auto move = cell == no_cell ? std::nullopt : std::optional(position_.rules().cell(cell));
  if (attempt.for_mover && now.proven < before.proven) {
    winning_ = {.move = move, .bound = now.proven};
  }
  if (!attempt.for_mover && now.refuted > before.refuted) {
    holding_ = {.move = move, .bound = now.refuted};
  }
}

}  // namespace mnk
