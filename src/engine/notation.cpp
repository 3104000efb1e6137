#include "engine/notation.h"

#include <algorithm>
#include <utility>

#include "text/scan.h"

namespace mnk {
namespace {

using Reason = ParseError::Reason;

Reason out_of_range(RulesFault::Field field) {
  switch (field) {
    case RulesFault::Field::columns:
      return Reason::columns_out_of_range;
    case RulesFault::Field::rows:
      return Reason::rows_out_of_range;
    case RulesFault::Field::in_a_row:
      break;
  }
  return Reason::in_a_row_out_of_range;
}

/// However many digits: a number that no board has is out of range, not malformed.
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

}  // namespace

std::string to_text(const Rules& rules) {
  std::string text = std::to_string(rules.columns()) + ',' + std::to_string(rules.rows()) + ',' +
                     std::to_string(rules.in_a_row());
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

std::expected<Rules, ParseError> make_rules(const RulesText& text, bool misere) {
  const auto& numbers = text.numbers;
  const auto rules = Rules::make(numbers[0], numbers[1], numbers[2], misere);
  if (rules) return *rules;
  const RulesFault::Field field = rules.error().field;
  const Token& token = text.tokens[static_cast<std::size_t>(field)];
  return std::unexpected(error_at(token, out_of_range(field), 1, Rules::max_side));
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
  return make_rules(*parts, !options.empty());
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

std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                         const Position& start) {
  return replay_moves(text, start, start.rules());
}

std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                         const Rules& rules) {
  return parse_moves(text, Position(rules));
}

}  // namespace mnk
