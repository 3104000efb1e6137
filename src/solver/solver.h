#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"
#include "solver/analysis.h"
#include "solver/heuristic/pattern_board.h"
#include "solver/resumable.h"
#include "solver/search_board.h"
#include "solver/solving.h"

namespace mnk {

/// Whether the solver proves every position within the nodes of one move, so that the perfect
/// player deserves its name. Cautious limits, taken from the table of nodes in README.md.
[[nodiscard]] bool is_solved(const Rules& rules);

/// Whether few positions can be solved while people wait, so that most nodes go into heuristic
/// evaluation, and the levels play by it.
[[nodiscard]] bool heuristic_only(const Rules& rules);

/// Solves m,n,k-positions. A table keeps the results, so asking again, or after a move, continues
/// from there.
///
/// Deterministic: equal solvers, asked the same questions in the same order, give the same answers
/// and node counts on every platform, wherever the work pauses.
class Solver {
 public:
  /// The table takes at most this much memory, but at least 64 bytes.
  explicit Solver(std::size_t table_bytes, const SearchOptions& options = {});

  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// The value, the best moves and the principal variation, or what is known when the budget runs
  /// out. The game must not be over.
  [[nodiscard]] Solution solve(const Position& position, Budget& budget);

  /// Every legal move and its value as far as known, best first. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);

  /// The context for Solving, Analysis and Explanation under these rules. Valid until you ask about
  /// other rules, which also clears the table.
  [[nodiscard]] const SearchContext& context(const Rules& rules);

  /// The tables for heuristic evaluation, made on first use. Valid until you ask for another
  /// number; `in_a_row` is 1..PatternTable::max_in_a_row.
  [[nodiscard]] const PatternKnowledge& pattern_knowledge(int in_a_row);

 private:
  Table table_;
  SearchOptions options_;
  std::unique_ptr<SearchContext> context_;
  std::unique_ptr<PatternKnowledge> knowledge_;
};

}  // namespace mnk
