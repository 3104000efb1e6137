#include "gravity/rules.h"

namespace mnk::gravity {

Rules::Rules() : board_(mnk::Rules::make(7, 6, 4).value()) {}

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  using Field = RulesFault::Field;
  const auto fault = [](Field field, int high) {
    return std::unexpected(RulesFault{.field = field, .high = high});
  };
  const auto board = mnk::Rules::make(columns, rows, in_a_row, misere);
  if (columns < 1 || columns > max_side) return fault(Field::columns, max_side);
  if (rows < 1 || rows > max_side) return fault(Field::rows, max_side);
  if (!board) return fault(Field::in_a_row, mnk::Rules::max_side);
  return Rules(*board);
}

}  // namespace mnk::gravity
