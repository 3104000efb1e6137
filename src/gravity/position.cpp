#include "gravity/position.h"

#include <utility>

#include "solver/insertion_sort.h"

namespace mnk::gravity {

Rules::Rules() : board_(mnk::Rules::make(7, 6, 4).value()) {}

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  using Field = RulesFault::Field;
  const auto fault = [](Field field, int high) {
    return std::unexpected(RulesFault{.field = field, .low = 1, .high = high});
  };
  const auto board = mnk::Rules::make(columns, rows, in_a_row, misere);
  if (columns < 1 || columns > max_side) return fault(Field::columns, max_side);
  if (rows < 1 || rows > max_side) return fault(Field::rows, max_side);
  if (!board) return fault(Field::in_a_row, mnk::Rules::max_side);
  return Rules(*board);
}

Position::Position(const Rules& rules) : rules_(rules), board_(rules.board()) {}

Position::Position(const Rules& rules, Marks marks)
    : rules_(rules), board_(rules.board(), std::move(marks)) {
  for (const Cell cell : rules_.board().cells()) {
    if (const auto mark = at(cell)) put(cell, *mark);
  }
}

/// Updates heights and bits after the board has gained or lost this mark.
void Position::put(Cell cell, Mark mark) {
  const bool more = at(cell).has_value();
  heights_[static_cast<std::size_t>(cell.column)] += more ? 1 : -1;
  bits_[index(mark)] ^= Shape<Bits128>::bit(rules_, cell);
}

std::optional<Cell> Position::landing(int column) const {
  if (outcome().over() || height(column) == rules_.rows()) return std::nullopt;
  return Cell{.row = rules_.rows() - 1 - height(column), .column = column};
}

std::vector<Cell> Position::available_moves() const {
  std::vector<Cell> moves;
  for (int column = 0; column < rules_.columns(); ++column) {
    if (const auto cell = landing(column)) moves.push_back(*cell);
  }
  insertion_sort(moves);
  return moves;
}

std::optional<Refusal> Position::refusal(Cell cell) const {
  if (outcome().over()) return Refusal::game_over;
  if (!rules_.board().contains(cell)) return Refusal::off_the_board;
  const auto lands = landing(cell.column);
  if (!lands) return Refusal::column_full;
  if (at(cell)) return Refusal::taken;
  if (cell != *lands) return Refusal::floating;
  return std::nullopt;
}

std::expected<void, Refusal> Position::play(Cell cell) {
  if (const auto reason = refusal(cell)) return std::unexpected(*reason);
  const Mark mark = to_move();
  const auto played = board_.play(cell);
  put(cell, mark);
  return played;
}

void Position::take_back() {
  const Cell cell = history().back();
  board_.take_back();
  put(cell, to_move());
}

}  // namespace mnk::gravity
