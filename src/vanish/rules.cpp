#include "vanish/rules.h"

#include <algorithm>

namespace mnk::vanish {

int Rules::longest_line(int columns, int rows) {
  return std::min({max_in_a_row, std::max(columns, rows), (columns * rows - 1) / 2});
}

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  const auto fault = [](RulesFault::Field field, int low, int high) {
    return std::unexpected(RulesFault{.field = field, .low = low, .high = high});
  };
  const auto usable = [](int side) { return side >= 1 && side <= max_side; };
  if (!usable(columns)) return fault(RulesFault::Field::columns, 1, max_side);
  if (!usable(rows)) return fault(RulesFault::Field::rows, 1, max_side);
  const int most = longest_line(columns, rows);
  if (in_a_row < min_in_a_row || in_a_row > most) {
    return fault(RulesFault::Field::in_a_row, min_in_a_row, most);
  }
  return Rules(mnk::Rules::make(columns, rows, in_a_row, misere).value());
}

}  // namespace mnk::vanish
