#include "console/prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "arguments/options.h"
#include "console/words.h"
#include "engine/notation.h"
#include "text/scan.h"

namespace mnk::console {
namespace {

using messages::quote;
using Input = std::expected<std::variant<Cell, Order>, std::string>;

/// The pieces between blanks and commas, in lower case.
std::vector<std::string> pieces_of(std::string line) {
  for (char& c : line) {
    if (c == ',') c = ' ';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  std::istringstream pieces(line);
  return {std::istream_iterator<std::string>(pieces), {}};
}

/// Digits with an optional sign; may be too large for any use.
bool is_number(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// A number in the given numbering, converted to 0..bound - 1.
std::expected<int, std::string> ordinal(const std::string& text, Numbering numbering, int bound,
                                        std::string_view out_of_range) {
  const int first = first_number(numbering);
  const auto number = parse_digits(text);
  if (!number || *number < first || *number >= first + bound) {
    return std::unexpected(fmt::format(fmt::runtime(out_of_range), quote(text),
                                       words::range(first, first + bound - 1)));
  }
  return *number - first;
}

constexpr std::array<std::string_view, 3> order_names = {"help", "undo", "quit"};

/// For games whose marks fall; nothing if the text is not a column.
std::optional<Input> column_named(const std::string& text, const Rules& rules,
                                  Numbering numbering) {
  if (is_number(text)) {
    const auto column = ordinal(text, numbering, rules.columns(), words::column_out_of_range);
    if (!column) return std::unexpected(column.error());
    return Cell{.row = 0, .column = *column};
  }
  if (text.size() != 1 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
  const Cell top{.row = 0, .column = text[0] - 'a'};
  if (rules.contains(top)) return top;
  return std::unexpected(words::off_the_board(text, rules));
}

Input one_piece(const std::string& text, const games::AnyRules& any_rules, Numbering numbering) {
  if (const auto order = parse_name<Order>(text, order_names)) return *order;
  const Rules& rules = any_rules.board();
  if (games::marks_fall(any_rules)) {
    if (auto column = column_named(text, rules, numbering)) return *std::move(column);
  }
  const std::size_t key = text.size() == 1 ? letter_keys.find(text) : std::string_view::npos;
  if (key != std::string_view::npos) {
    if (has_letter_keys(any_rules)) return rules.cell(static_cast<int>(key));
    return std::unexpected(fmt::format(words::letters_elsewhere, quote(text)));
  }
  if (is_number(text)) {
    const auto index = ordinal(text, numbering, rules.cell_count(), words::number_out_of_range);
    if (!index) return std::unexpected(index.error());
    return rules.cell(*index);
  }
  const auto cell = parse_cell(text, rules);
  if (cell) return *cell;
  if (cell.error().reason == ParseError::Reason::cell_off_board) {
    return std::unexpected(words::off_the_board(text, rules));
  }
  return std::unexpected(fmt::format(words::not_understood, quote(text)));
}

Input row_and_column(const std::string& row_text, const std::string& column_text,
                     const Rules& rules, Numbering numbering) {
  const auto row = ordinal(row_text, numbering, rules.rows(), words::row_out_of_range);
  if (!row) return std::unexpected(row.error());
  const auto column = ordinal(column_text, numbering, rules.columns(), words::column_out_of_range);
  if (!column) return std::unexpected(column.error());
  return Cell{.row = *row, .column = *column};
}

/// Three characters: the mark, in brackets if marked, in parentheses if it leaves next.
std::string draw_cell(const games::AnyPosition& position, const std::vector<Cell>& marked,
                      Cell cell, char empty) {
  const auto mark = position.at(cell);
  const char middle = mark ? letter(*mark) : empty;
  if (std::ranges::find(marked, cell) != marked.end()) return fmt::format("[{}]", middle);
  if (position.next_removed() == cell) return fmt::format("({})", middle);
  return fmt::format(" {} ", middle);
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
      keys += fmt::format(" {}", letter_keys[static_cast<std::size_t>(index)]);
      numbers += fmt::format(" {}", index + first_number(numbering));
    }
    drawing += fmt::format("  {}  {}\n", keys, numbers);
    if (row < 2) drawing += "---+---+---\n";
  }
  return drawing;
}

std::string draw_with_margins(const games::AnyPosition& position, const std::vector<Cell>& marked,
                              Numbering numbering) {
  const Rules& rules = position.board();
  const bool fall = games::marks_fall(position.rules());
  const int first = first_number(numbering);
  const std::size_t row_width = fmt::formatted_size("{}", rules.rows());
  const std::size_t number_width = fmt::formatted_size("{}", rules.cell_count() - 1 + first);
  std::string drawing(row_width, ' ');
  for (int column = 0; column < rules.columns(); ++column) {
    drawing += fmt::format("  {}", static_cast<char>('a' + column));
  }
  drawing += '\n';
  for (int row = 0; row < rules.rows(); ++row) {
    drawing += fmt::format("{:>{}} ", row + 1, row_width);
    for (int column = 0; column < rules.columns(); ++column) {
      drawing += draw_cell(position, marked, {.row = row, .column = column}, '.');
    }
    if (fall) {
      if (drawing.back() == ' ') drawing.pop_back();
      drawing += '\n';
      continue;
    }
    const int leftmost = row * rules.columns() + first;
    drawing += fmt::format("  {:>{}}-{}\n", leftmost, number_width, leftmost + rules.columns() - 1);
  }
  if (!fall) return drawing;
  drawing.append(row_width, ' ');
  for (int column = 0; column < rules.columns(); ++column) {
    drawing += fmt::format("{:>3}", column + first);
  }
  return drawing + '\n';
}

}  // namespace

std::string draw_board(const games::AnyPosition& position, const std::vector<Cell>& marked,
                       Numbering numbering) {
  return has_letter_keys(position.rules()) ? draw_with_letter_keys(position, marked, numbering)
                                           : draw_with_margins(position, marked, numbering);
}

bool has_letter_keys(const games::AnyRules& rules) {
  return rules.board().columns() == 3 && rules.board().rows() == 3 && !games::marks_fall(rules);
}

Input parse_move_input(std::string_view line, const games::AnyRules& rules, Numbering numbering) {
  const std::vector<std::string> tokens = pieces_of(std::string(line));
  if (tokens.empty()) return std::unexpected(std::string(words::nothing_entered));
  if (tokens.size() == 1) return one_piece(tokens[0], rules, numbering);
  if (tokens.size() == 2 && is_number(tokens[0]) && is_number(tokens[1])) {
    return row_and_column(tokens[0], tokens[1], rules.board(), numbering);
  }
  return std::unexpected(fmt::format(words::not_understood, quote(line)));
}

}  // namespace mnk::console
