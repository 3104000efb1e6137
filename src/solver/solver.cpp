#include "solver/solver.h"

namespace mnk {

Solver::Solver(std::size_t table_bytes, const SolverOptions& options)
    : table_(table_bytes), options_(options) {}

Workshop Solver::workshop(const Rules& rules) {
  if (!facts_ || facts_->rules != rules) {
    if (facts_) table_.clear();
    facts_ = std::make_unique<BoardFacts>(rules);
  }
  return {.facts = facts_.get(), .table = &table_, .options = options_};
}

Solution Solver::solve(const Position& position, Budget& budget) {
  Solving solving(workshop(position.rules()), position);
  solving.run(budget);
  return solving.solution();
}

std::vector<MoveAssessment> Solver::analyse(const Position& position, Budget& budget) {
  Analysis analysis(workshop(position.rules()), position);
  analysis.run(budget);
  return analysis.moves();
}

}  // namespace mnk
