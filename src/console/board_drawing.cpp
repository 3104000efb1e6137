#include "console/board_drawing.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mnk::console {
namespace {

/// Three characters: the mark, in brackets where it is one of the marked cells, in parentheses
/// where it leaves with the next move.
std::string draw_cell(const games::AnyPosition& position, const std::vector<Cell>& marked,
                      Cell cell, char empty) {
  const auto mark = position.at(cell);
  const std::string middle(1, mark ? letter(*mark) : empty);
  if (std::ranges::find(marked, cell) != marked.end()) return '[' + middle + ']';
  if (position.leaving() == cell) return '(' + middle + ')';
  return ' ' + middle + ' ';
}

std::string right_aligned(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string draw_with_letter_keys(const games::AnyPosition& position,
                                  const std::vector<Cell>& marked, Numbering numbering) {
  std::string drawing;
  for (int row = 0; row < 3; ++row) {
    std::string keys;
    std::string numbers;
    for (int column = 0; column < 3; ++column) {
      const Cell cell{.row = row, .column = column};
      const int index = position.board().index(cell);
      if (column > 0) drawing += '|';
      drawing += draw_cell(position, marked, cell, ' ');
      keys.append(" ").append(1, letter_keys[static_cast<std::size_t>(index)]);
      numbers.append(" ").append(std::to_string(index + first_number(numbering)));
    }
    drawing.append("  ").append(keys).append("  ").append(numbers).append("\n");
    if (row < 2) drawing += "---+---+---\n";
  }
  return drawing;
}

std::string draw_with_margins(const games::AnyPosition& position, const std::vector<Cell>& marked,
                              Numbering numbering) {
  const Rules& rules = position.board();
  const int first = first_number(numbering);
  const std::size_t row_width = std::to_string(rules.rows()).size();
  const std::size_t number_width = std::to_string(rules.cell_count() - 1 + first).size();
  std::string drawing(row_width, ' ');
  for (int column = 0; column < rules.columns(); ++column) {
    drawing.append("  ").append(1, static_cast<char>('a' + column));
  }
  drawing += '\n';
  for (int row = 0; row < rules.rows(); ++row) {
    drawing.append(right_aligned(std::to_string(row + 1), row_width)).append(" ");
    for (int column = 0; column < rules.columns(); ++column) {
      drawing += draw_cell(position, marked, {.row = row, .column = column}, '.');
    }
    const int leftmost = row * rules.columns() + first;
    const int rightmost = leftmost + rules.columns() - 1;
    drawing.append("  ").append(right_aligned(std::to_string(leftmost), number_width));
    drawing.append("-").append(std::to_string(rightmost)).append("\n");
  }
  return drawing;
}

}  // namespace

std::string draw_board(const games::AnyPosition& position, const std::vector<Cell>& marked,
                       Numbering numbering) {
  return has_letter_keys(position.board()) ? draw_with_letter_keys(position, marked, numbering)
                                           : draw_with_margins(position, marked, numbering);
}

}  // namespace mnk::console
