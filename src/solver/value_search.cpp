#include "solver/value_search.h"

#include <algorithm>

namespace mnk {
namespace {

/// Nodes that an attempt gets at a time.
constexpr std::uint64_t turn = 512;

/// Below this many cells looking at all moves finds an attack as soon as looking at threats.
constexpr int cells_for_threats = 65;

}  // namespace

ValueSearch::ValueSearch(const SearchContext& context, Position position,
                         const PositionBounds& known)
    : context_(&context), position_(std::move(position)), bounds_(known) {
  const Rules& rules = position_.rules();
  if (!rules.misere()) learn_theorems();
  for (const bool for_mover : {true, false}) {
    if (bounds_.of(for_mover).never()) continue;
    for (const Way way : {Way::unlimited, Way::deepening, Way::threats}) {
      if (way == Way::threats && (rules.misere() || rules.cell_count() < cells_for_threats)) {
        continue;
      }
      attempts_.push_back({.for_mover = for_mover, .way = way, .search = std::nullopt});
    }
  }
}

void ValueSearch::learn_theorems() {
  const int marks = position_.mark_count();
  if (context_->options.zetters && position_.rules().in_a_row() >= 8) {
    // Marks of the other side only help it to keep a side without marks from winning.
    if (marks <= 1) bounds_.learn(true, Bounds::no_win_within(always, Proof::theorem));
  }
  if (context_->options.strategy_stealing && marks == 0) {
    bounds_.learn(false, Bounds::no_win_within(always, Proof::theorem));
  }
}

bool ValueSearch::run(Budget& budget) {
  while (!bounds_.settled() && !budget.exhausted()) {
    if (current_ == nullptr || current_->spent % turn == 0 || !useful(*current_)) {
      current_ = next_attempt();
    }
    work(*current_, budget);
  }
  return bounds_.settled();
}

bool ValueSearch::useful(const Attempt& attempt) {
  const Bounds& known = bounds_.of(attempt.for_mover);
  if (bounds_.of(!attempt.for_mover).wins() || known.never() || attempt.failed) return false;
  return attempt.way == Way::deepening || !known.wins();
}

/// The useful one that has had the fewest nodes. Deepening always is useful until all is settled.
ValueSearch::Attempt* ValueSearch::next_attempt() {
  Attempt* next = nullptr;
  for (Attempt& attempt : attempts_) {
    if (useful(attempt) && (next == nullptr || attempt.spent < next->spent)) next = &attempt;
  }
  return next;
}

void ValueSearch::ask(Attempt& attempt, Depth depth) {
  if (!attempt.search) {
    const Mark mover = position_.to_move();
    const Mark attacker = attempt.for_mover ? mover : opponent(mover);
    attempt.search.emplace(*context_, position_, attacker,
                           attempt.way == Way::threats ? Scope::threats : Scope::all);
  }
  attempt.depth = depth;
  attempt.search->ask(depth);
}

/// Goes on with an attempt to its next answer, or to the end of its turn.
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
  bounds_.learn(attempt.for_mover, *answer);
  attempt.depth = 0;
}

}  // namespace mnk
