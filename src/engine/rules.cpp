#include "engine/rules.h"

namespace mnk {

std::expected<Rules, RulesFault> Rules::make(int columns, int rows, int in_a_row, bool misere) {
  const auto usable = [](int number) { return number >= 1 && number <= max_side; };
  const auto fault = [](RulesFault::Field field) {
    return std::unexpected(RulesFault{.field = field, .low = 1, .high = max_side});
  };
  if (!usable(columns)) return fault(RulesFault::Field::columns);
  if (!usable(rows)) return fault(RulesFault::Field::rows);
  if (!usable(in_a_row)) return fault(RulesFault::Field::in_a_row);
  return Rules(columns, rows, in_a_row, misere);
}

std::vector<Cell> Rules::cells() const {
  std::vector<Cell> cells;
  cells.reserve(static_cast<std::size_t>(cell_count()));
  for (int index = 0; index < cell_count(); ++index) cells.push_back(cell(index));
  return cells;
}

std::vector<Line> winning_lines(const Rules& rules) {
  const int length = rules.in_a_row();
  std::vector<Line> lines;
  for (const Cell start : rules.cells()) {
    for (const Direction direction : line_directions) {
      if (!rules.contains(step(start, direction, length - 1))) continue;
      Line& line = lines.emplace_back();
      for (int i = 0; i < length; ++i) line.push_back(step(start, direction, i));
      if (length == 1) break;  // one cell is the same line in every direction
    }
  }
  return lines;
}

}  // namespace mnk
