#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

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

}  // namespace mnk::vanish
