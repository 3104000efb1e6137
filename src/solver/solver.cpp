#include "solver/solver.h"

namespace mnk {

Solver::Solver(std::size_t table_bytes, const SearchOptions& options)
    : table_(table_bytes), options_(options) {}

const SearchContext& Solver::context(const Rules& rules) {
  if (!context_ || context_->rules != rules) {
    table_.clear();
    context_ = std::make_unique<SearchContext>(rules, table_, options_);
  }
  return *context_;
}

const PatternKnowledge& Solver::pattern_knowledge(int in_a_row) {
  if (!knowledge_ || knowledge_->patterns().reach() != in_a_row - 1) {
    knowledge_ = std::make_unique<PatternKnowledge>(in_a_row);
  }
  return *knowledge_;
}

Solution Solver::solve(const Position& position, Budget& budget) {
  Solving solving(context(position.rules()), position);
  solving.run(budget);
  return solving.solution();
}

std::vector<MoveAssessment> Solver::analyse(const Position& position, Budget& budget) {
  Analysis analysis(context(position.rules()), position);
  analysis.run(budget);
  return analysis.moves();
}

}  // namespace mnk
