#pragma once

#include <cstdint>
#include <vector>

#include "solver/budget.h"
#include "solver/value.h"
#include "vanish/states.h"

namespace mnk::vanish {

/// The exact value and distance of every state of a game, by retrograde analysis: from the ends of
/// the game backwards, all states that are won or lost in one ply more. Undecided states are draws:
/// play can go on there for ever.
///
/// Values ignore the history: they are those of a game that begins there. Best play to a win visits
/// no position twice, so a history changes the value only if a position on the way has occurred
/// twice already.
///
/// One byte a state, and time O(states × moves): 79,210 states of 3,3,3 take some milliseconds.
class ValueTable {
 public:
  /// Makes it at once.
  explicit ValueTable(const Rules& rules);
  /// run() makes it.
  ValueTable(const Rules& rules, Deferred how);

  /// Works on; true once every value is known. A node is a state that is decided, or a thousand
  /// that are skipped.
  bool run(Budget& budget);

  [[nodiscard]] const States& states() const { return states_; }

  /// For the side to move. A draw has no length: 0 plies.
  [[nodiscard]] Value value(const State& state) const;

 private:
  /// The initial value of a state.
  [[nodiscard]] std::uint8_t code_of(const State& state) const;
  /// Decides the predecessors of a state that is decided in `plies_`.
  void go_back_from(const State& state);
  /// Calls `visit` with the states from next_ on; false when the budget was spent before the last.
  template <class Concerns, class Visit>
  bool pass(Budget& budget, Concerns concerns, Visit visit);

  States states_;
  bool misere_;
  /// 1 + plies of a state that is won or lost; else 255 - moves that may still hold it.
  std::vector<std::uint8_t> codes_;

  // How far the work is.
  bool started_ = false;
  bool done_ = false;
  int plies_ = 0;         ///< the states that are decided in so many are gone back from
  bool any_ = false;      ///< there was one
  std::size_t next_ = 0;  ///< the state that comes next
};

}  // namespace mnk::vanish
