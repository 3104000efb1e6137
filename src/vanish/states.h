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

/// A position for the solver, without the names of the sides. The mover has as many marks as the
/// other, or one less.
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

  /// Whether the other has a line: the game is over.
  [[nodiscard]] bool decided(const State& state) const { return is_line(state.other.set); }
  [[nodiscard]] bool is_line(CellSet marks) const {
    return (lines_[marks / 64] >> (marks % 64) & 1) != 0;
  }

  /// The cells that may be played.
  [[nodiscard]] CellSet moves(const State& state) const { return all_ & ~state.taken(); }
  [[nodiscard]] State after(const State& state, int cell) const;
  /// The cells on which a side would complete a line if it were to move.
  [[nodiscard]] CellSet completing(const Queue& side, CellSet free) const;

  /// Calls `visit` with every state from which one move leads here, decided or not.
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
  int most_;  ///< marks of a side
  CellSet all_;
  std::vector<std::size_t> first_;    ///< index of the first state with so many marks
  std::vector<std::uint64_t> lines_;  ///< one bit for each set of cells
};

/// Up to this many states a table of them all is made, of a byte each: the 25 million of 4,3,4.
/// 4,4,4 has 583 million.
inline constexpr std::size_t max_states_of_a_table = 32'000'000;

/// Whether every position of a game is known exactly.
[[nodiscard]] inline bool is_solved(const Rules& rules) {
  return States(rules).count() <= max_states_of_a_table;
}

/// The cells of a set, first to last.
template <class Visit>
void for_each_cell(CellSet cells, Visit visit) {
  for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

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

/// One bit per state: reachable from the empty board.
using Reached = std::vector<bool>;

/// Walks through them all, which takes seconds where a game has millions.
[[nodiscard]] Reached reached_by_play(const States& states);

/// Counts of the positions that can be reached from the empty board. Positions that differ only in
/// the names of the sides count once: what matters is whose turn it is.
struct Counts {
  std::uint64_t positions = 0;  ///< in play; the next three are of these, for the side to move
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t drawn = 0;
  std::uint64_t terminal = 0;  ///< with a line on the board
  int longest_win = 0;         ///< plies
};

/// Counts and values them all.
[[nodiscard]] Counts count_game(const Rules& rules);
[[nodiscard]] Counts count_game(const ValueTable& table, const Reached& reached);

}  // namespace mnk::vanish
