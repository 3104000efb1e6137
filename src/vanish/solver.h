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

/// A plain depth-limited search, for boards with too many positions for a table. What it finds is
/// exact; anything else takes more plies or never happens.
class LimitedSearch {
 public:
  explicit LimitedSearch(const Rules& rules) : states_(rules), misere_(rules.misere()) {}

  /// The exact value if a side can force the end within `plies`; else nothing, also when the budget
  /// is spent.
  [[nodiscard]] std::optional<Value> value(const State& state, int plies, Budget& budget) const;

 private:
  States states_;
  bool misere_;
};

/// What positions and moves of one game are worth.
///
/// Values are those of positions with a fresh history (see ValueTable), but for a move that ends
/// the game at once: by the third repetition it is a draw. A draw is play that never ends, so it
/// has no length: its plies mean nothing.
///
/// If is_solved(), everything is exact and immediate once the table is made. Otherwise a search
/// with iterative deepening looks for a forced end; what it has not found within the budget is
/// estimated as a draw, between proven bounds.
class Solver {
 public:
  /// Makes the table at once.
  explicit Solver(const Rules& rules);
  /// make() makes it. Until it is there, the solver knows what a plain search finds.
  Solver(const Rules& rules, Deferred how);

  /// Works on at the table; true once it is there, or where there is none.
  bool make(Budget& budget);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  /// The values of all positions; null where they are not known, or not yet.
  [[nodiscard]] const ValueTable* table() const { return table_.get(); }

  /// Every legal move with its assessment for the side that plays it, best first. Among equal moves
  /// that do not win, those with the most wrong replies come first. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget) const;

  /// The value of a position for the side to move; of a game that is over, its result.
  [[nodiscard]] Assessment assess(const Position& position, Budget& budget) const;

  /// Best play, beginning with this move: to the end of a won or lost game, and of a drawn one
  /// until a position recurs. Where the value is not proven, the move alone. The move must be
  /// legal.
  [[nodiscard]] std::vector<Cell> line(const Position& position, Cell move) const;

  /// Why a move is worth what it is, the most telling reason first, at most max_reasons. All is
  /// said of the position after the move. The move must be legal.
  [[nodiscard]] std::vector<MoveReason> reasons(const Position& position, Cell move) const;

 private:
  [[nodiscard]] Assessment search(const State& state, Budget& budget) const;
  /// For an undecided state and one of its moves; needs the table.
  [[nodiscard]] Value value_after(const State& state, int cell) const {
    return table_->value(states_.after(state, cell));
  }
  [[nodiscard]] int mistakes_after(const State& state, int cell) const;
  [[nodiscard]] std::vector<int> best_line(State state) const;

  Rules rules_;
  States states_;
  LimitedSearch search_;
  std::unique_ptr<ValueTable> making_;       ///< until it is the table
  std::unique_ptr<const ValueTable> table_;  ///< where is_solved()
};

}  // namespace mnk::vanish
