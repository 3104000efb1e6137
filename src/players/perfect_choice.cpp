#include "players/perfect_choice.h"

#include <algorithm>

namespace mnk {
namespace {

/// A board too large to solve is not searched in its whole width.
constexpr std::size_t most_moves_tried = 24;

/// Nodes to see that a reply loses. More would be a trap that nobody falls into by accident.
constexpr std::uint64_t nodes_a_reply = 1024;

}  // namespace

PerfectChoice::PerfectChoice(const SearchContext& context, const Position& position,
                             std::uint64_t node_budget)
    : context_(&context),
      position_(position),
      nodes_for_value_(node_budget / 2),
      nodes_left_(node_budget - nodes_for_value_),
      solving_(context, position) {}

bool PerfectChoice::drawing() const {
  const Assessment known = solving_.assessment();
  return known.is_proven() && known.value.result == Result::draw;
}

bool PerfectChoice::run(Budget& budget) {
  if (!solved_ && !solve(budget)) return false;
  if (drawing()) return count_traps(budget);
  if (solving_.value_proven()) return true;
  bool done = false;
  if (!analysis_) analysis_.emplace(*context_, position_, most_moves_tried);
  nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { done = analysis_->run(part); });
  return done || nodes_left_ == 0;
}

bool PerfectChoice::solve(Budget& budget) {
  nodes_for_value_ -=
      budget.share(nodes_for_value_, [&](Budget& part) { solved_ = solving_.run(part); });
  if (nodes_for_value_ == 0) solved_ = true;
  if (!solved_) return false;
  if (drawing()) {
    for (const Cell move : solving_.solution().best) traps_.push_back({.move = move});
  }
  return true;
}

bool PerfectChoice::count_traps(Budget& budget) {
  while (move_ < traps_.size() && nodes_left_ > 0) {
    if (budget.exhausted()) return false;
    if (!question_ && !start_reply()) continue;
    std::optional<Bounds> answer;
    const std::uint64_t spent = budget.share(std::min(question_nodes_, nodes_left_),
                                             [&](Budget& part) { answer = question_->run(part); });
    question_nodes_ -= spent;
    nodes_left_ -= spent;
    if (answer && answer->wins()) ++traps_[move_].losing_replies;
    if (answer || question_nodes_ == 0) question_.reset();
  }
  return true;
}

/// Goes on to the next reply, or to the next move when there is none. False if there is nothing to
/// ask about it.
bool PerfectChoice::start_reply() {
  const Position trap = position_.after(traps_[move_].move);
  const std::vector<Cell> replies = trap.available_moves();
  if (reply_ == replies.size()) {
    reply_ = 0;
    ++move_;
    return false;
  }
  const Position next = trap.after(replies[reply_++]);
  if (next.outcome().over()) {
    if (next.outcome().winner() == position_.to_move()) ++traps_[move_].losing_replies;
    return false;
  }
  question_.emplace(*context_, next, position_.to_move());
  question_->ask(always);
  question_nodes_ = nodes_a_reply;
  return true;
}

Cell PerfectChoice::move() const {
  if (!traps_.empty()) {
    return std::ranges::max_element(traps_, {}, &Trap::losing_replies)->move;
  }
  if (analysis_) return analysis_->moves().front().move;
  return variation().front();
}

Assessment PerfectChoice::assessment() const {
  const Assessment known = solving_.assessment();
  return known.is_proven() || !analysis_ ? known : analysis_->assessment();
}

/// Best play as far as known, beginning with the move chosen.
std::vector<Cell> PerfectChoice::variation() const {
  std::vector<Cell> moves = solving_.solution().variation;
  if (!traps_.empty() || analysis_) {
    if (moves.front() != move()) moves = {move()};
  }
  return moves;
}

}  // namespace mnk
