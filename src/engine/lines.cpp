#include "engine/lines.h"

namespace mnk {

std::vector<Line> winning_lines(const Rules& rules) {
  const int length = rules.in_a_row();
  std::vector<Line> lines;
  for (int index = 0; index < rules.cell_count(); ++index) {
    const Cell start = rules.cell(index);
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
