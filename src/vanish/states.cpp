#include "vanish/states.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mnk::vanish {
namespace {

constexpr std::uint8_t open_codes = 239;  ///< undecided from here on: there are at most 16 moves
constexpr int all_moves_lost = 255;

}  // namespace

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

/// Ranks the ordered marks as an arrangement: each digit is a cell's number among the remaining
/// cells.
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

bool ValueTable::run(Budget& budget) {
  if (!started_) {
    const auto any = [](std::uint8_t /*code*/) { return true; };
    const auto start = [&](std::size_t index) { codes_[index] = code_of(states_.at(index)); };
    if (!pass(budget, any, start)) return false;
    started_ = true;
  }
  while (!done_) {
    // Codes of decided states must stay below those of open ones.
    assert(plies_ + 2 < open_codes);
    const auto is_here = [here = static_cast<std::uint8_t>(plies_ + 1)](std::uint8_t code) {
      return code == here;
    };
    const auto go_back = [&](std::size_t index) { go_back_from(states_.at(index)); };
    if (!pass(budget, is_here, go_back)) return false;
    done_ = !std::exchange(any_, false);
    ++plies_;
  }
  return true;
}

template <class Concerns, class Visit>
bool ValueTable::pass(Budget& budget, Concerns concerns, Visit visit) {
  constexpr std::size_t passed_over_by_a_node = 1024;
  const std::size_t count = codes_.size();
  for (std::size_t index = std::exchange(next_, 0); index < count; ++index) {
    const bool visited = concerns(codes_[index]);
    if ((visited || index % passed_over_by_a_node == 0) && !budget.spend()) {
      next_ = index;
      return false;
    }
    if (visited) visit(index);
  }
  return true;
}

std::uint8_t ValueTable::code_of(const State& state) const {
  if (states_.decided(state)) return 1;
  return static_cast<std::uint8_t>(all_moves_lost - std::popcount(states_.moves(state)));
}

void ValueTable::go_back_from(const State& state) {
  any_ = true;
  // If the side to move already has a line, play cannot have reached this state.
  if (states_.is_line(state.mover.set)) return;
  // The side that completes a line wins, or loses in misère play; backwards from there the results
  // alternate.
  const bool mover_wins = (plies_ % 2 == 1) != misere_;
  states_.for_each_before(state, [&](const State& earlier) {
    std::uint8_t& code = codes_[states_.index(earlier)];
    if (code < open_codes) return;
    if (!mover_wins || ++code == all_moves_lost) code = static_cast<std::uint8_t>(plies_ + 2);
  });
}

Value ValueTable::value(const State& state) const {
  const std::uint8_t code = codes_[states_.index(state)];
  if (code >= open_codes) return {.result = Result::draw, .plies = 0};
  const int plies = code - 1;
  return {.result = (plies % 2 == 1) != misere_ ? Result::win : Result::loss, .plies = plies};
}

Reached reached_by_play(const States& states) {
  Reached seen(states.count());
  std::vector<std::size_t> open{states.index(State{})};
  seen[open.front()] = true;
  while (!open.empty()) {
    const State state = states.at(open.back());
    open.pop_back();
    if (states.decided(state)) continue;
    for_each_cell(states.moves(state), [&](int cell) {
      const std::size_t after = states.index(states.after(state, cell));
      if (seen[after]) return;
      seen[after] = true;
      open.push_back(after);
    });
  }
  return seen;
}

}  // namespace mnk::vanish
