#include "solver/variation.h"

#include <algorithm>
#include <optional>
#include <ranges>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// The move that the table has for this question.
std::optional<Cell> table_move(const SearchContext& context, const Position& position,
                               Mark attacker) {
  const CellIndex cell = ForceSearch(context, position, attacker).table_move();
  return cell == no_cell ? std::nullopt : std::optional(position.rules().cell(cell));
}

}  // namespace

Variation::Variation(const SearchContext& context, const SolvedPosition& solved)
    : context_(&context), end_(solved.position), value_(solved.value) {
  if (solved.move) {
    play(*solved.move);
  } else {
    collect_candidates();
  }
}

bool Variation::run(Budget& budget) {
  return answer_all(
      search_, budget, [&] { return ask_next(); },
      [&](const Bounds& answer) {
        search_.stop();
        const Cell move = candidates_.back();
        candidates_.pop_back();
        refuted_ = move;
        if (answer.wins() == MoveQuestion::about(end_, value_).reached_by_win) play(move);
      });
}

bool Variation::ask_next() {
  if (candidates_.empty()) return go_down();
  const Cell move = candidates_.back();
  const Position next = end_.after(move);
  if (next.outcome().over()) {
    candidates_.pop_back();
    refuted_ = move;
    if (before_the_move(final_value(next)) >= value_) play(move);
    return true;
  }
  const MoveQuestion question = MoveQuestion::about(end_, value_);
  search_.start(*context_, next, question.attacker, question.depth, Budget::no_limit);
  return true;
}

/// No move reaches the value, so it was a bound: the loser is lost two plies sooner at least,
/// whatever it plays. False when there is nothing to play.
bool Variation::go_down() {
  if (!refuted_) return false;
  value_.plies -= 2;
  play(*refuted_);
  return true;
}

void Variation::play(Cell move) {
  end_ = end_.after(move);
  value_ = after_the_move(value_);
  moves_.push_back(move);
  collect_candidates();
}

void Variation::collect_candidates() {
  candidates_.clear();
  refuted_.reset();
  if (end_.outcome().over()) return;
  const std::vector<OrderedMove> ordered = ordered_moves(*context_, end_);
  for (const OrderedMove& move : std::views::reverse(ordered)) candidates_.push_back(move.move);
  const Mark attacker = MoveQuestion::about(end_, value_).attacker;
  const auto known = table_move(*context_, end_, attacker);
  const auto found = known ? std::ranges::find(candidates_, *known) : candidates_.end();
  if (found != candidates_.end()) std::rotate(found, found + 1, candidates_.end());
}

}  // namespace mnk
