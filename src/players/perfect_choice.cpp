#include "players/perfect_choice.h"

#include <algorithm>
#include <utility>

#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// A board too large to solve is not searched in its whole width.
constexpr std::size_t max_moves_tried = 24;

/// Nodes to see that a reply loses. A trap that needs more is too deep to fall into by accident.
constexpr std::uint64_t nodes_a_reply = 1024;

}  // namespace

PerfectChoice::PerfectChoice(const SearchContext& context, const Position& position,
                             std::uint64_t node_budget, const PatternKnowledge* knowledge)
    : context_(&context),
      knowledge_(knowledge),
      position_(position),
      nodes_for_value_(node_budget / (knowledge == nullptr ? 2 : 20)),
      nodes_left_(node_budget - nodes_for_value_),
      solving_(context, position),
      counting_(count_traps()) {}

bool PerfectChoice::run(Budget& budget) {
  if (!solved_ && !solve(budget)) return false;
  const auto rest = [&](auto&& work) {
    bool done = false;
    nodes_left_ -= budget.share(nodes_left_, [&](Budget& part) { done = work(part); });
    return done || nodes_left_ == 0;
  };
  if (!traps_.empty()) return rest([&](Budget& part) { return counting_.run(part); });
  if (solving_.bounds().settled()) return true;
  if (knowledge_ != nullptr) {
    return solving_.bounds().decided() || rest([&](Budget& part) { return judge(part); });
  }
  if (!analysis_) analysis_.emplace(*context_, position_, max_moves_tried, solving_.bounds());
  return rest([&](Budget& part) { return analysis_->run(part); });
}

/// True when there is nothing more to find out about the value, or no nodes for it.
bool PerfectChoice::solve(Budget& budget) {
  nodes_for_value_ -=
      budget.share(nodes_for_value_, [&](Budget& part) { solved_ = solving_.run(part); });
  if (nodes_for_value_ == 0 && !solved_) {
    if (knowledge_ == nullptr && solving_.bounds().decided() && !solving_.bounds().settled()) {
      nodes_for_value_ = std::exchange(nodes_left_, 0);
    }
    solved_ = nodes_for_value_ == 0;
  }
  if (!solved_) return false;
  const Assessment known = solving_.assessment();
  if (known.is_proven() && known.value.result == Result::draw) {
    for (const Cell move : solving_.solution().best) traps_.push_back({.move = move});
  }
  return true;
}

bool PerfectChoice::judge(Budget& budget) {
  if (!heuristic_) {
    heuristic_ = std::make_unique<HeuristicChoice>(
        *knowledge_, position_, SearchLimits{.nodes = std::min(nodes_left_, max_heuristic_nodes)});
  }
  return heuristic_->run(budget);
}

Resumable PerfectChoice::count_traps() {
  const Mark mover = position_.to_move();
  for (Trap& trap : traps_) {
    const Position trapped = position_.after(trap.move);
    for (const Cell reply : trapped.available_moves()) {
      const Position next = trapped.after(reply);
      bool loses = next.outcome().winner() == mover;
      if (!next.outcome().over()) {
        const Bounds answer = co_await Question(*context_, next, mover, always, nodes_a_reply);
        loses = answer.wins();
      }
      if (loses) ++trap.losing_replies;
    }
  }
}

void PerfectChoice::describe(SearchReport& report) const {
  report.move = move();
  report.value = assessment();
  report.variation = variation();
}

Cell PerfectChoice::move() const {
  if (!traps_.empty()) {
    return std::ranges::max_element(traps_, {}, &Trap::losing_replies)->move;
  }
  const std::optional<Cell> known = solving_.best_move();
  if (known && solving_.bounds().decided()) return *known;
  // A draw in hand is not given up for a move that may lose.
  const bool draw_in_hand = known && solving_.bounds().opponent().never();
  if (heuristic_) return draw_in_hand ? *known : heuristic_->move();
  if (!analysis_) return known.value_or(ordered_moves(*context_, position_).front().move);
  const MoveAssessment first = analysis_->moves().front();
  return draw_in_hand && first.assessment.at_least.result == Result::loss ? *known : first.move;
}

Assessment PerfectChoice::assessment() const {
  if (heuristic_) return heuristic_->assessment(solving_.assessment());
  return analysis_ ? analysis_->assessment() : solving_.assessment();
}

std::vector<Cell> PerfectChoice::variation() const {
  std::vector<Cell> moves = solving_.solution().variation;
  if (heuristic_ && heuristic_->move() == move()) return heuristic_->variation();
  if (moves.empty() || moves.front() != move()) moves = {move()};
  return moves;
}

}  // namespace mnk
