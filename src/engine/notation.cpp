#include "engine/notation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/scan.h"

namespace mnk {
namespace {

using Reason = ParseError::Reason;

/// Takes any number of digits: a number too large for any board is out of range, not malformed.
std::optional<int> board_number(std::string_view digits) {
  constexpr int too_large = 1000;
  if (digits.empty()) return std::nullopt;
  int number = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    number = std::min(number * 10 + (c - '0'), too_large);
  }
  return number;
}

/// Whether all these lines share a cell, so that a single move can have completed them.
bool share_a_cell(const std::vector<Line>& lines) {
  return std::ranges::any_of(lines.front(), [&](Cell cell) {
    return std::ranges::all_of(
        lines, [&](const Line& line) { return std::ranges::find(line, cell) != line.end(); });
  });
}

/// Why play cannot reach this position, by its completed lines.
std::optional<Reason> impossible_lines(const Position& position) {
  std::array<std::vector<Line>, 2> completed;
  for (const Line& line : position.completed_lines()) {
    completed[index(*position.at(line.front()))].push_back(line);
  }
  const auto& others = completed[index(position.to_move())];
  const auto& last_movers = completed[index(opponent(position.to_move()))];
  if (!others.empty() && !last_movers.empty()) return Reason::position_both_completed;
  if (!others.empty()) return Reason::position_after_end;
  if (!last_movers.empty() && !share_a_cell(last_movers)) return Reason::position_after_end;
  return std::nullopt;
}

}  // namespace

std::string to_text(const Rules& rules) {
  std::string text =
      decimal(rules.columns()) + ',' + decimal(rules.rows()) + ',' + decimal(rules.in_a_row());
  if (rules.misere()) text.append(1, ',').append(misere_option);
  return text;
}

std::expected<RulesText, ParseError> split_rules(std::string_view text) {
  std::vector<Token> parts = split(text, ',');
  RulesText rules;
  if (parts.size() < rules.numbers.size()) {
    return std::unexpected(error_at({.text = text, .offset = 0}, Reason::rules_form));
  }
  for (std::size_t i = 0; i < rules.numbers.size(); ++i) {
    const auto number = board_number(parts[i].text);
    if (!number) return std::unexpected(error_at(parts[i], Reason::rules_form));
    rules.numbers[i] = *number;
    rules.tokens[i] = parts[i];
  }
  parts.erase(parts.begin(), parts.begin() + 3);
  rules.options = std::move(parts);
  return rules;
}

ParseError error_of(const RulesFault& fault, const RulesText& text) {
  constexpr std::array reasons = {Reason::columns_out_of_range, Reason::rows_out_of_range,
                                  Reason::in_a_row_out_of_range};
  const auto field = static_cast<std::size_t>(fault.field);
  return error_at(text.tokens[field], reasons[field], fault.low, fault.high);
}

std::expected<Rules, ParseError> parse_rules(std::string_view text) {
  const auto parts = split_rules(text);
  if (!parts) return std::unexpected(parts.error());
  const std::vector<Token>& options = parts->options;
  if (options.size() > 1) {
    return std::unexpected(error_at({.text = text, .offset = 0}, Reason::rules_form));
  }
  if (!options.empty() && options.front().text != misere_option) {
    return std::unexpected(error_at(options.front(), Reason::rules_form));
  }
  return make_board<Rules>(*parts, !options.empty());
}

std::string to_text(Cell cell) {
  std::string text(1, static_cast<char>('a' + cell.column));
  append_decimal(text, static_cast<std::uint64_t>(cell.row) + 1);
  return text;
}

std::expected<Cell, ParseError> parse_cell(const Token& token, const Rules& rules) {
  const ParseError not_a_cell = error_at(token, Reason::cell_form);
  if (token.text.empty()) return std::unexpected(not_a_cell);
  const char first = token.text.front();
  const bool upper = first >= 'A' && first <= 'Z';
  const bool lower = first >= 'a' && first <= 'z';
  const auto number = board_number(token.text.substr(1));
  if ((!upper && !lower) || !number) return std::unexpected(not_a_cell);
  const Cell cell{.row = *number - 1, .column = first - (upper ? 'A' : 'a')};
  if (!rules.contains(cell)) {
    return std::unexpected(error_at(token, Reason::cell_off_board, rules.columns(), rules.rows()));
  }
  return cell;
}

std::string to_text(const std::vector<Cell>& moves) {
  std::string text;
  for (const Cell cell : moves) {
    if (!text.empty()) text += '.';
    text += to_text(cell);
  }
  return text;
}

std::optional<std::vector<Cell>> parse_cells(std::string_view text, const Rules& rules) {
  std::vector<Cell> cells;
  for (const Token& token : split(text, '.')) {
    const auto cell = parse_cell(token.text, rules);
    if (!cell) return std::nullopt;
    cells.push_back(*cell);
  }
  return cells;
}

Marks on_board(const PlacedMarks& marks, const Rules& rules) {
  Marks board(static_cast<std::size_t>(rules.cell_count()));
  for (const auto& [cell, mark] : marks) board[static_cast<std::size_t>(rules.index(cell))] = mark;
  return board;
}

std::string to_position_text(const Position& position) {
  const Rules& rules = position.rules();
  Marks marks;
  for (const Cell cell : rules.cells()) marks.push_back(position.at(cell));
  return to_position_text(marks, rules);
}

std::string to_position_text(const Marks& marks, const Rules& rules) {
  std::string text;
  for (int index = 0; index < rules.cell_count(); ++index) {
    if (index > 0 && index % rules.columns() == 0) text += '/';
    const auto mark = marks[static_cast<std::size_t>(index)];
    text += mark ? letter(*mark) : '.';
  }
  return text;
}

std::expected<Marks, ParseError> parse_marks(std::string_view text, const Rules& rules) {
  const std::vector<Token> rows = split(text, '/');
  if (std::ssize(rows) != rules.rows()) {
    return std::unexpected(error_at(Token{.text = text, .offset = 0}, Reason::position_row_count,
                                    rules.rows(), static_cast<int>(std::ssize(rows))));
  }
  Marks marks;
  for (const Token& row : rows) {
    if (std::ssize(row.text) != rules.columns()) {
      return std::unexpected(error_at(row, Reason::position_row_length, rules.columns(),
                                      static_cast<int>(std::ssize(row.text))));
    }
    for (std::size_t i = 0; i < row.text.size(); ++i) {
      const char c = row.text[i];
      if (c == 'X' || c == 'x') {
        marks.emplace_back(Mark::X);
      } else if (c == 'O' || c == 'o') {
        marks.emplace_back(Mark::O);
      } else if (c == '.') {
        marks.emplace_back(std::nullopt);
      } else {
        const Token symbol{.text = row.text.substr(i, 1), .offset = row.offset + i};
        return std::unexpected(error_at(symbol, Reason::position_symbol));
      }
    }
  }
  return marks;
}

std::expected<Position, ParseError> parse_position(std::string_view text, const Rules& rules) {
  auto marks = parse_marks(text, rules);
  if (!marks) return std::unexpected(marks.error());
  const Token whole{.text = text, .offset = 0};
  const int x_count = static_cast<int>(std::ranges::count(*marks, std::optional(Mark::X)));
  const int o_count = static_cast<int>(std::ranges::count(*marks, std::optional(Mark::O)));
  if (x_count != o_count && x_count != o_count + 1) {
    return std::unexpected(error_at(whole, Reason::position_counts, x_count, o_count));
  }
  Position position(rules, *std::move(marks));
  if (const auto reason = impossible_lines(position)) {
    return std::unexpected(error_at(whole, *reason));
  }
  return position;
}

}  // namespace mnk
