#include "engine/position_text.h"

#include <algorithm>
#include <array>

#include "text/scan.h"

namespace mnk {
namespace {

using Reason = ParseError::Reason;

/// Whether one cell lies on all of these lines, so that one move can have completed them all.
bool share_a_cell(const std::vector<Line>& lines) {
  return std::ranges::any_of(lines.front(), [&](Cell cell) {
    return std::ranges::all_of(
        lines, [&](const Line& line) { return std::ranges::find(line, cell) != line.end(); });
  });
}

/// Why play cannot lead to these marks, judging by completed lines.
std::optional<Reason> impossible_lines(const Rules& rules, const Marks& marks, Mark last_mover) {
  std::array<std::vector<Line>, 2> completed;
  for (Line& line : winning_lines(rules)) {
    const auto mark_at = [&](Cell cell) {
      return marks[static_cast<std::size_t>(rules.index(cell))];
    };
    const auto first = mark_at(line.front());
    if (first && std::ranges::all_of(line, [&](Cell cell) { return mark_at(cell) == first; })) {
      completed[static_cast<std::size_t>(*first)].push_back(std::move(line));
    }
  }
  const auto& last_movers = completed[static_cast<std::size_t>(last_mover)];
  const auto& others = completed[static_cast<std::size_t>(opponent(last_mover))];
  if (!others.empty() && !last_movers.empty()) return Reason::position_both_completed;
  if (!others.empty()) return Reason::position_after_end;
  if (!last_movers.empty() && !share_a_cell(last_movers)) return Reason::position_after_end;
  return std::nullopt;
}

}  // namespace

Marks on_board(const PlacedMarks& marks, const Rules& rules) {
  Marks board(static_cast<std::size_t>(rules.cell_count()));
  for (const auto& [cell, mark] : marks) board[static_cast<std::size_t>(rules.index(cell))] = mark;
  return board;
}

std::string to_position_text(const Position& position) {
  const Rules& rules = position.rules();
  Marks marks;
  for (int index = 0; index < rules.cell_count(); ++index) {
    marks.push_back(position.at(rules.cell(index)));
  }
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
  const Mark last_mover = x_count > o_count ? Mark::X : Mark::O;
  if (const auto reason = impossible_lines(rules, *marks, last_mover)) {
    return std::unexpected(error_at(whole, *reason));
  }
  return Position(rules, std::move(*marks));
}

}  // namespace mnk
