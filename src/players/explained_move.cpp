#include "players/explained_move.h"

#include "solver/explanation.h"
#include "solver/solver.h"

namespace mnk {

ExplainedMove::ExplainedMove(Solver& solver, const Position& position, Cell move,
                             std::uint64_t node_budget)
    : solver_(&solver),
      position_(position),
      move_(move),
      explanation_(solver.context(position.rules()), position, move),
      work_(explain(node_budget / (heuristic_only(position.rules()) ? 10 : 2))) {}

Resumable ExplainedMove::explain(std::uint64_t nodes_for_value) {
  const auto explained = [this](Budget& part) { return explanation_.run(part); };
  if (!co_await within(nodes_for_value, explained)) {
    explanation_.stop_searching();
    co_await within(Budget::no_limit, explained);
  }
  const Rules& rules = position_.rules();
  if (explanation_.assessment().result_is_proven() || !can_evaluate(rules)) co_return;
  heuristic_.emplace(solver_->pattern_knowledge(rules.in_a_row()), position_.after(move_),
                     SearchLimits{.nodes = max_heuristic_nodes});
  co_await within(Budget::no_limit, [this](Budget& part) { return heuristic_->run(part); });
}

void ExplainedMove::describe(SearchReport& report) const {
  report.move = move_;
  report.value = assessment();
  report.variation = line();
  report.reasons = reasons();
}

Assessment ExplainedMove::assessment() const {
  const Assessment after = explanation_.after_assessment();
  return before_the_move(heuristic_ ? heuristic_->assessment(after) : after);
}

std::vector<Cell> ExplainedMove::line() const {
  if (!heuristic_) return explanation_.line();
  std::vector<Cell> line{move_};
  const std::vector<Cell> rest = heuristic_->variation();
  for (const Cell move : rest) line.push_back(move);
  return line;
}

std::vector<MoveReason> ExplainedMove::reasons() const {
  std::vector<MoveReason> reasons = explanation_.reasons();
  if (!heuristic_ || reasons.size() == max_reasons) return reasons;
  const std::vector<Cell> moves = line();
  const Mark mover = position_.to_move();
  if (!heuristic_->search().forced_win().empty()) {
    const SearchContext& context = solver_->context(position_.rules());
    reasons.push_back(reason_of_win(context, position_, moves, opponent(mover)));
  } else if (moves.size() > 1) {
    reasons.push_back({.kind = ReasonKind::search,
                       .side = mover,
                       .cells = moves,
                       .plies = static_cast<int>(moves.size()),
                       .proven = false});
  }
  return reasons;
}

}  // namespace mnk
