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
      nodes_for_value_(node_budget / (heuristic_only(position.rules()) ? 10 : 2)) {}

bool ExplainedMove::run(Budget& budget) {
  if (!explained_ && !explain(budget)) return false;
  const Rules& rules = position_.rules();
  if (explanation_.assessment().result_is_proven() || !can_evaluate(rules)) return true;
  if (!heuristic_) {
    heuristic_ = std::make_unique<HeuristicChoice>(solver_->pattern_knowledge(rules.in_a_row()),
                                                   position_.after(move_),
                                                   SearchLimits{.nodes = max_heuristic_nodes});
  }
  return heuristic_->run(budget);
}

void ExplainedMove::describe(SearchReport& report) const {
  report.move = move_;
  report.value = assessment();
  report.variation = line();
  report.reasons = reasons();
}

/// True once the solver has no more to say.
bool ExplainedMove::explain(Budget& budget) {
  const auto work = [&](Budget& part) { explained_ = explanation_.run(part); };
  if (nodes_for_value_ > 0) nodes_for_value_ -= budget.share(nodes_for_value_, work);
  if (explained_ || nodes_for_value_ > 0) return explained_;
  explanation_.stop_searching();
  work(budget);
  return explained_;
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
