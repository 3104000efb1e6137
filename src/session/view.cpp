#include "session/view.h"

namespace mnk {

std::vector<Cell> cells_of_lines(const games::AnyPosition& position) {
  const Rules& rules = position.board();
  std::vector<bool> on_a_line(static_cast<std::size_t>(rules.cell_count()));
  for (const Line& line : position.completed_lines()) {
    for (const Cell cell : line) on_a_line[static_cast<std::size_t>(rules.index(cell))] = true;
  }
  std::vector<Cell> cells;
  for (int index = 0; index < rules.cell_count(); ++index) {
    if (on_a_line[static_cast<std::size_t>(index)]) cells.push_back(rules.cell(index));
  }
  return cells;
}

std::optional<Cell> leaving_later(const games::AnyPosition& position) {
  if (!position.can_come_again()) return std::nullopt;
  for (const Cell cell : position.available_moves()) {
    const games::AnyPosition next = position.after(cell);
    // Whichever move comes between, it is the same mark.
    if (!next.outcome().over()) return next.next_removed();
  }
  return std::nullopt;
}

}  // namespace mnk
