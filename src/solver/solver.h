#pragma once

#include <cstddef>
#include <cstdint>
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

/// Whether every position's value is proven within the nodes that a move has, so that people may
/// call the perfect player perfect. The bounds are cautious: they were read off the solver's table
/// of nodes, see README.md.
[[nodiscard]] bool is_solved(const Rules& rules);

/// Whether few values can be found in the time that people wait: most nodes go into judging, and
/// the levels play by judgement.
[[nodiscard]] bool heuristic_only(const Rules& rules);

/// Values of m,n,k-positions. Results stay in a table, so asking again, or after a move, continues
/// from there.
///
/// Two solvers made alike and asked the same questions in the same order give the same answers and
/// count the same nodes, on every platform; where the work is paused makes no difference.
class Solver {
 public:
  /// The table takes at most this much memory (64 bytes at least).
  explicit Solver(std::size_t table_bytes, const SearchOptions& options = {});

  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// The value, the best moves and a principal variation, or what is known when the budget runs
  /// out. The game must not be over.
  [[nodiscard]] Solution solve(const Position& position, Budget& budget);

  /// Every legal move and what is known of it, best first. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);

  /// The context for Solving, Analysis and Explanation under these rules. Valid until the solver is
  /// asked about other rules, which also clears the table.
  [[nodiscard]] const SearchContext& context(const Rules& rules);

  /// The tables for evaluation, made on first use. Valid until asked for with another number;
  /// `in_a_row` is 1..PatternTable::max_in_a_row.
  [[nodiscard]] const PatternKnowledge& pattern_knowledge(int in_a_row);

 private:
  Table table_;
  SearchOptions options_;
  std::unique_ptr<SearchContext> context_;
  std::unique_ptr<PatternKnowledge> knowledge_;
};

}  // namespace mnk
