#include "gravity/gravity_game.h"

#include <array>

#include "gravity/setup.h"

namespace mnk::gravity {

using Reason = ParseError::Reason;

std::expected<Rules, ParseError> GravityGame::make(const RulesText& text, bool misere) {
  const auto& numbers = text.numbers;
  const auto rules = Rules::make(numbers[0], numbers[1], numbers[2], misere);
  if (rules) return *rules;
  constexpr std::array reasons = {Reason::columns_out_of_range, Reason::rows_out_of_range,
                                  Reason::in_a_row_out_of_range};
  const auto field = static_cast<std::size_t>(rules.error().field);
  return std::unexpected(error_at(text.pieces[field], reasons[field], 1, rules.error().high));
}

std::expected<Position, ParseError> GravityGame::parse_position(std::string_view text,
                                                                const Rules& rules) {
  return gravity::parse_position(text, rules);
}

std::string GravityGame::marks_text(const PlacedMarks& marks, const Rules& rules) {
  return mnk::to_position_text(on_board(marks, rules.board()), rules.board());
}

std::expected<PlacedMarks, ParseError> GravityGame::parse_marks(std::string_view text,
                                                                const Rules& rules) {
  const auto board = mnk::parse_marks(text, rules.board());
  if (!board) return std::unexpected(board.error());
  PlacedMarks marks;
  for (int index = 0; index < rules.cell_count(); ++index) {
    if (const auto mark = (*board)[static_cast<std::size_t>(index)]) {
      marks.push_back({.cell = rules.board().cell(index), .mark = *mark});
    }
  }
  return marks;
}

std::string to_text(const Rules& rules) {
  const mnk::Rules normal =
      mnk::Rules::make(rules.columns(), rules.rows(), rules.in_a_row()).value();
  std::string text = mnk::to_text(normal).append(",").append(GravityGame::option);
  if (rules.misere()) text.append(",").append(misere_option);
  return text;
}

std::string to_position_text(const Position& position) {
  const mnk::Rules& board = position.rules().board();
  Marks marks;
  for (int index = 0; index < board.cell_count(); ++index) {
    marks.push_back(position.at(board.cell(index)));
  }
  return mnk::to_position_text(marks, board);
}

}  // namespace mnk::gravity
