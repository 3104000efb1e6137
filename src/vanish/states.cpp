#include "vanish/states.h"

#include <algorithm>

namespace mnk::vanish {

void Queue::drop_oldest() {
  set = static_cast<std::uint16_t>(set & ~(1U << cells[0]));
  std::shift_left(cells.begin(), cells.begin() + size, 1);
  --size;
}

void Queue::drop_newest() {
  --size;
  set = static_cast<std::uint16_t>(set & ~(1U << cells[size]));
}

void Queue::put_oldest(int cell) {
  std::shift_right(cells.begin(), cells.begin() + size + 1, 1);
  cells[0] = static_cast<std::uint8_t>(cell);
  ++size;
  set = static_cast<std::uint16_t>(set | 1U << cell);
}

States::States(const Rules& rules)
    : cells_(rules.board().cell_count()),
      most_(rules.in_a_row()),
      all_((CellSet{1} << cells_) - 1),
      lines_((std::size_t{all_} + 64) / 64) {
  std::size_t states = 1;
  std::size_t before = 0;
  for (int marks = 0; marks <= 2 * most_; ++marks) {
    first_.push_back(before);
    before += states;
    states *= static_cast<std::size_t>(cells_ - marks);
  }
  first_.push_back(before);
  for (const Line& line : winning_lines(rules.board())) {
    CellSet set = 0;
    for (const Cell cell : line) set |= CellSet{1} << rules.board().index(cell);
    lines_[set / 64] |= std::uint64_t{1} << set % 64;
  }
}

/// The marks in their order are an arrangement: each digit is a cell's number among those that are
/// left.
std::size_t States::index(const State& state) const {
  std::size_t rank = 0;
  CellSet left = all_;
  int cells = cells_;
  for (const Queue* side : {&state.mover, &state.other}) {
    for (int i = 0; i < side->count(); ++i, --cells) {
      const CellSet bit = CellSet{1} << side->cells[static_cast<std::size_t>(i)];
      rank = rank * static_cast<std::size_t>(cells) +
             static_cast<std::size_t>(std::popcount(left & (bit - 1)));
      left &= ~bit;
    }
  }
  return first_[static_cast<std::size_t>(state.mark_count())] + rank;
}

State States::at(std::size_t index) const {
  const auto above = std::ranges::upper_bound(first_, index);
  const int marks = static_cast<int>(above - first_.begin()) - 1;
  std::size_t rank = index - first_[static_cast<std::size_t>(marks)];
  std::array<int, 2UL * Rules::max_in_a_row> digits{};
  for (int i = marks - 1; i >= 0; --i) {
    const auto base = static_cast<std::size_t>(cells_ - i);
    digits[static_cast<std::size_t>(i)] = static_cast<int>(rank % base);
    rank /= base;
  }
  State state;
  CellSet left = all_;
  for (int i = 0; i < marks; ++i) {
    CellSet rest = left;
    for (int skipped = digits[static_cast<std::size_t>(i)]; skipped > 0; --skipped) {
      rest &= rest - 1;
    }
    const int cell = std::countr_zero(rest);
    left &= ~(CellSet{1} << cell);
    (i < marks / 2 ? state.mover : state.other).push(cell);
  }
  return state;
}

State States::of(const Position& position) {
  State state;
  const mnk::Rules& board = position.rules().board();
  const Mark mover = position.to_move();
  for (const Cell cell : position.marks(mover)) state.mover.push(board.index(cell));
  for (const Cell cell : position.marks(opponent(mover))) state.other.push(board.index(cell));
  return state;
}

State States::after(const State& state, int cell) const {
  State next{.mover = state.other, .other = state.mover};
  if (next.other.count() == most_) next.other.drop_oldest();
  next.other.push(cell);
  return next;
}

CellSet States::completing(const Queue& side, CellSet free) const {
  if (side.count() < most_ - 1) return 0;
  Queue kept = side;
  if (kept.count() == most_) kept.drop_oldest();
  CellSet found = 0;
  for_each_cell(free, [&](int cell) {
    const CellSet bit = CellSet{1} << cell;
    if (is_line(kept.set | bit)) found |= bit;
  });
  return found;
}

}  // namespace mnk::vanish
