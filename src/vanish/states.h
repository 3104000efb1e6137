#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/resumable.h"
#include "solver/value.h"
#include "vanish/position.h"

namespace mnk::vanish {

/// Cells as bits, by their index.
using CellSet = std::uint32_t;

/// The marks of one side, oldest first.
struct Queue {
  std::array<std::uint8_t, Rules::max_in_a_row> cells{};
  std::uint8_t size = 0;
  std::uint16_t set = 0;

  [[nodiscard]] int count() const { return size; }
  void push(int cell) {
    cells[size++] = static_cast<std::uint8_t>(cell);
    set = static_cast<std::uint16_t>(set | 1U << cell);
  }
  void drop_oldest();
  void drop_newest();
  void put_oldest(int cell);
};

/// A position for the solver: mover and other instead of X and O. The mover has as many marks as
/// the other, or one less.
struct State {
  Queue mover;
  Queue other;

  [[nodiscard]] CellSet taken() const { return CellSet{mover.set} | other.set; }
  [[nodiscard]] int mark_count() const { return mover.size + other.size; }
};

/// All states of a game, numbered without gaps, those with fewer marks first.
class States {
 public:
  explicit States(const Rules& rules);

  [[nodiscard]] std::size_t count() const { return first_.back(); }
  [[nodiscard]] std::size_t index(const State& state) const;
  [[nodiscard]] State at(std::size_t index) const;
  [[nodiscard]] static State of(const Position& position);

  /// Whether the other has a line, which ends the game.
  [[nodiscard]] bool decided(const State& state) const { return is_line(state.other.set); }
  [[nodiscard]] bool is_line(CellSet marks) const {
    return (lines_[marks / 64] >> (marks % 64) & 1) != 0;
  }

  /// The legal moves.
  [[nodiscard]] CellSet moves(const State& state) const { return all_ & ~state.taken(); }
  [[nodiscard]] State after(const State& state, int cell) const;
  /// The mark that the mover's next move removes; empty if it has one to spare.
  [[nodiscard]] CellSet leaving(const State& state) const {
    return state.mover.count() < most_ ? 0 : CellSet{1} << state.mover.cells[0];
  }
  /// The cells on which a side would complete a line if it moved now.
  [[nodiscard]] CellSet completing(const Queue& side, CellSet free) const;

  /// Calls `visit` with every state one move before this one, decided or not.
  template <class Visit>
  void for_each_before(const State& state, Visit visit) const {
    if (state.other.size == 0) return;
    State before{.mover = state.other, .other = state.mover};
    before.mover.drop_newest();
    visit(before);
    if (state.other.count() != most_ || state.mover.count() != most_) return;
    for (CellSet free = all_ & ~state.taken(); free != 0; free &= free - 1) {
      State full = before;
      full.mover.put_oldest(std::countr_zero(free));
      visit(full);
    }
  }

 private:
  int cells_;
  int most_;  ///< marks per side
  CellSet all_;
  std::vector<std::size_t> first_;    ///< by number of marks: the index of the first such state
  std::vector<std::uint64_t> lines_;  ///< one bit per set of cells
};

/// The most states for which there is a table, at one byte each. 4,3,4 has 25 million, 4,4,4 has
/// 583 million.
inline constexpr std::size_t max_states_of_a_table = 32'000'000;

/// Whether a table gives every position's exact value.
[[nodiscard]] inline bool is_solved(const Rules& rules) {
  return States(rules).count() <= max_states_of_a_table;
}

/// Calls `visit` with each cell, first to last.
template <class Visit>
void for_each_cell(CellSet cells, Visit visit) {
  for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

/// The exact value of every state, by retrograde analysis: backwards from the ends of the game, it
/// finds all states won or lost in one more ply. Undecided states are draws, because play there can
/// last for ever.
///
/// Values ignore the history, as if the game began there. Best play to a win repeats no position,
/// so a history changes the value only if a position on the way has already occurred twice.
///
/// One byte per state, and time O(states × moves): the 79,210 states of 3,3,3 take a few
/// milliseconds.
class ValueTable {
 public:
  explicit ValueTable(const Rules& rules)
      : states_(rules), misere_(rules.misere()), codes_(states_.count()) {}

  /// Continues; true once every value is known. A node is one state decided, or a thousand skipped.
  bool run(Budget& budget);
  [[nodiscard]] bool done() const { return done_; }

  [[nodiscard]] const States& states() const { return states_; }

  /// For the side to move, once done(). Draws have 0 plies.
  [[nodiscard]] Value value(const State& state) const;

 private:
  /// The initial value of a state.
  [[nodiscard]] std::uint8_t code_of(const State& state) const;
  /// Decides the predecessors of a state decided in `plies_`.
  void go_back_from(const State& state);
  /// Calls `visit` for the states from next_ on whose code `concerns`; false if the budget runs out
  /// before the last.
  template <class Concerns, class Visit>
  bool pass(Budget& budget, Concerns concerns, Visit visit);

  States states_;
  bool misere_;
  /// 1 + plies for a state won or lost; else 255 - moves not yet known to lose.
  std::vector<std::uint8_t> codes_;

  // Progress of the work.
  bool started_ = false;
  bool done_ = false;
  int plies_ = 0;         ///< now visiting the predecessors of states decided in this many
  bool any_ = false;      ///< found such a state
  std::size_t next_ = 0;  ///< the next state to visit
};

/// One bit per state: reachable from the empty board.
using Reached = std::vector<bool>;

/// Visits every reachable state, which takes seconds for millions.
[[nodiscard]] Reached reached_by_play(const States& states);

}  // namespace mnk::vanish
