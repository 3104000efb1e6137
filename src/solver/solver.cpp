#include "solver/solver.h"

#include <algorithm>

#include "solver/heuristic/heuristic_search.h"

namespace mnk {
bool is_solved(const Rules& rules) {
  const int longest = std::max(rules.columns(), rules.rows());
  if (rules.in_a_row() > longest) return true;  // no line exists
  // In misère play only search settles anything.
  constexpr int small_misere = 12;
  if (rules.misere()) return rules.cell_count() <= small_misere;
  constexpr int small = 25;
  constexpr int small_with_long_lines = 36;
  constexpr int drawn_everywhere = 8;
  return rules.cell_count() <= small || rules.in_a_row() >= drawn_everywhere ||
         (rules.in_a_row() >= 5 && rules.cell_count() <= small_with_long_lines);
}

/// Smaller boards can be solved; with fewer in a row a larger board has a quick win; from eight in
/// a row on every game is a draw.
bool heuristic_only(const Rules& rules) {
  const int k = rules.in_a_row();
  const auto [shorter, longer] = std::minmax({rules.columns(), rules.rows()});
  return can_evaluate(rules) && k >= 5 && k <= 7 && shorter >= k + 2 && longer >= k + 3;
}

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
