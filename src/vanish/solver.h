#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/reason.h"
#include "solver/resumable.h"
#include "solver/value.h"
#include "vanish/states.h"

namespace mnk::vanish {

/// Values of positions and moves under one set of rules.
///
/// Values ignore the history (see ValueTable), except that a move that repeats a position for the
/// third time is a draw. Drawn play never ends, so the plies of a draw mean nothing.
///
/// If is_solved(), every answer is exact and immediate once the table is made. Otherwise iterative
/// deepening looks for a forced end; what it does not find within the budget it estimates as a draw
/// between proven bounds.
class Solver {
 public:
  /// Makes the table, if these rules have one, with at most this many nodes; until make() has
  /// completed it, the solver uses the plain search.
  explicit Solver(const Rules& rules, std::uint64_t nodes = Budget::no_limit);

  /// Continues the table; true once it is complete, or if these rules have none.
  bool make(Budget& budget) { return !made_ || made_->run(budget); }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  /// The values of all positions; null if not made, or not yet.
  [[nodiscard]] const ValueTable* table() const;

  /// Every legal move with its assessment for the side that plays it, best first. Ties go to the
  /// move with the most wrong replies. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget) const;

  /// For the side to move. A finished game has its result.
  [[nodiscard]] Assessment assess(const Position& position, Budget& budget) const;

  /// Best play starting with this legal move: to the end of a won or lost game, or until a drawn
  /// game repeats a position. Just the move if the value is unproven.
  [[nodiscard]] std::vector<Cell> line(const Position& position, Cell move) const;

  /// Why this legal move has its value, the most telling reason first, at most max_reasons. See
  /// ReasonKind.
  [[nodiscard]] std::vector<MoveReason> reasons(const Position& position, Cell move) const;

  /// The exact value if a side can force the end within `plies`, by a plain depth-limited search; a
  /// longer or endless game and a spent budget give nothing.
  [[nodiscard]] std::optional<Value> value_within(int plies, const State& state,
                                                  Budget& budget) const;

 private:
  /// Iterative deepening, until the nodes are spent.
  [[nodiscard]] Assessment search(const State& state, Budget& budget) const;
  /// For an undecided state and one of its moves. Needs the table.
  [[nodiscard]] Value value_after(const State& state, int cell) const {
    return made_->value(states_.after(state, cell));
  }
  /// The replies that hold a draw, unless all do. Needs the table.
  void add_replies(const Position& after, std::vector<MoveReason>& reasons) const;
  [[nodiscard]] int mistakes_after(const State& state, int cell) const;
  [[nodiscard]] std::vector<int> best_line(State state) const;

  Rules rules_;
  States states_;
  std::unique_ptr<ValueTable> made_;  ///< if is_solved()
};

}  // namespace mnk::vanish
