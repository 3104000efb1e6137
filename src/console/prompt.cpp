#include "console/prompt.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
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
  std::ranges::replace(line, ',', ' ');
  for (char& c : line) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  std::istringstream pieces(line);
  return {std::istream_iterator<std::string>(pieces), {}};
}

/// Digits with an optional sign; may be too large for any use.
bool is_number(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A number that counts from `first`, converted to 0..bound - 1.
std::expected<int, std::string> ordinal(const std::string& text, int first, int bound,
                                        std::string_view out_of_range) {
  const auto number = parse_digits(text);
  if (!number || *number < first || *number >= first + bound) {
    return std::unexpected(fmt::format(fmt::runtime(out_of_range), quote(text),
                                       words::range(first, first + bound - 1)));
  }
  return *number - first;
}

/// A column where marks fall, else a cell.
Input by_number(const std::string& text, const games::AnyRules& rules, int first) {
  const Rules& board = rules.board();
  const bool column = games::marks_fall(rules);
  const auto index = ordinal(text, first, column ? board.columns() : board.cell_count(),
                             column ? words::column_out_of_range : words::number_out_of_range);
  if (!index) return std::unexpected(index.error());
  return board.cell(*index);
}

/// A column where marks fall, else a key; nothing if letters mean nothing here.
std::optional<Input> by_letter(const std::string& text, const games::AnyRules& rules) {
  if (text.size() != 1 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
  if (games::marks_fall(rules)) {
    const Cell top{.row = 0, .column = text[0] - 'a'};
    if (rules.board().contains(top)) return top;
    return std::unexpected(words::off_the_board(text, rules.board()));
  }
  const std::size_t key = letter_keys.find(text);
  if (key == std::string_view::npos) return std::nullopt;
  if (has_letter_keys(rules)) return rules.board().cell(static_cast<int>(key));
  return std::unexpected(fmt::format(words::letters_elsewhere, quote(text)));
}

Input one_piece(const std::string& text, const games::AnyRules& rules, int first) {
  if (const auto order = parse_name<Order>(text)) return *order;
  if (is_number(text)) return by_number(text, rules, first);
  if (auto input = by_letter(text, rules)) return *std::move(input);
  const auto cell = parse_cell(text, rules.board());
  if (cell) return *cell;
  if (cell.error().reason == ParseError::Reason::cell_off_board) {
    return std::unexpected(words::off_the_board(text, rules.board()));
  }
  return std::unexpected(fmt::format(words::not_understood, quote(text)));
}

Input row_and_column(const std::string& row_text, const std::string& column_text,
                     const Rules& rules, int first) {
  const auto row = ordinal(row_text, first, rules.rows(), words::row_out_of_range);
  if (!row) return std::unexpected(row.error());
  const auto column = ordinal(column_text, first, rules.columns(), words::column_out_of_range);
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
                                  const std::vector<Cell>& marked, int first) {
  std::vector<std::string> rows;
  for (int row = 0; row < 3; ++row) {
    const auto cell = [&](int column) {
      return draw_cell(position, marked, {.row = row, .column = column}, ' ');
    };
    const int number = 3 * row + first;
    const auto keys = letter_keys.substr(static_cast<std::size_t>(row) * 3, 3);
    rows.push_back(fmt::format("{}|{}|{}   {}   {} {} {}\n", cell(0), cell(1), cell(2),
                               fmt::join(keys, " "), number, number + 1, number + 2));
  }
  return fmt::format("{}", fmt::join(rows, "---+---+---\n"));
}

/// Where marks fall, the numbers are below the columns instead of beside the rows.
std::string draw_with_margins(const games::AnyPosition& position, const std::vector<Cell>& marked,
                              int first) {
  const Rules& rules = position.board();
  const bool fall = games::marks_fall(position.rules());
  const std::size_t row_width = fmt::formatted_size("{}", rules.rows());
  const std::size_t number_width = fmt::formatted_size("{}", rules.cell_count() - 1 + first);
  std::string letters(row_width, ' ');
  std::string numbers(row_width, ' ');
  for (int column = 0; column < rules.columns(); ++column) {
    letters += fmt::format("  {}", static_cast<char>('a' + column));
    numbers += fmt::format("{:>3}", column + first);
  }
  std::string drawing = letters + '\n';
  for (int row = 0; row < rules.rows(); ++row) {
    drawing += fmt::format("{:>{}} ", row + 1, row_width);
    for (int column = 0; column < rules.columns(); ++column) {
      drawing += draw_cell(position, marked, {.row = row, .column = column}, '.');
    }
    const int leftmost = row * rules.columns() + first;
    if (!fall) {
      drawing += fmt::format("  {:>{}}-{}", leftmost, number_width, leftmost + rules.columns() - 1);
    } else if (drawing.back() == ' ') {
      drawing.pop_back();
    }
    drawing += '\n';
  }
  return fall ? drawing + numbers + '\n' : drawing;
}

}  // namespace

std::string draw_board(const games::AnyPosition& position, const std::vector<Cell>& marked,
                       int first) {
  return has_letter_keys(position.rules()) ? draw_with_letter_keys(position, marked, first)
                                           : draw_with_margins(position, marked, first);
}

bool has_letter_keys(const games::AnyRules& rules) {
  return rules.board().columns() == 3 && rules.board().rows() == 3 && !games::marks_fall(rules);
}

Input parse_move_input(std::string_view line, const games::AnyRules& rules, int first) {
  const std::vector<std::string> tokens = pieces_of(std::string(line));
  if (tokens.empty()) return std::unexpected(std::string(words::nothing_entered));
  if (tokens.size() == 1) return one_piece(tokens[0], rules, first);
  if (tokens.size() == 2 && is_number(tokens[0]) && is_number(tokens[1])) {
    return row_and_column(tokens[0], tokens[1], rules.board(), first);
  }
  return std::unexpected(fmt::format(words::not_understood, quote(line)));
}

}  // namespace mnk::console
