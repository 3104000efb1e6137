#include "solver/solve_mode.h"

#include <algorithm>

#include "solver/heuristic/heuristic_search.h"

namespace mnk {
namespace {

bool solved(const Rules& rules) {
  const int longest = std::max(rules.columns(), rules.rows());
  if (rules.in_a_row() > longest) return true;  // no line exists
  // In misère play nothing but the search itself settles anything.
  constexpr int small_misere = 12;
  if (rules.misere()) return rules.cell_count() <= small_misere;
  constexpr int small = 25;
  constexpr int small_with_long_lines = 36;
  constexpr int drawn_everywhere = 8;
  return rules.cell_count() <= small || rules.in_a_row() >= drawn_everywhere ||
         (rules.in_a_row() >= 5 && rules.cell_count() <= small_with_long_lines);
}

/// Smaller boards are solved, on larger ones with fewer in a row a win is found at once, and from
/// eight in a row on all are draws.
bool judged(const Rules& rules) {
  const int k = rules.in_a_row();
  const auto [shorter, longer] = std::minmax({rules.columns(), rules.rows()});
  return can_evaluate(rules) && k >= 5 && k <= 7 && shorter >= k + 2 && longer >= k + 3;
}

}  // namespace

SolveMode solve_mode(const Rules& rules) {
  if (solved(rules)) return SolveMode::solve;
  return judged(rules) ? SolveMode::heuristic : SolveMode::search;
}

}  // namespace mnk
