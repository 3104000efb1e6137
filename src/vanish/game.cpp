#include "vanish/game.h"

namespace mnk::vanish {

std::expected<Rules, ParseError> Game::make(const RulesText& text, bool misere) {
  const auto& numbers = text.numbers;
  const auto rules = Rules::make(numbers[0], numbers[1], numbers[2], misere);
  if (rules) return *rules;
  const RulesFault& fault = rules.error();
  using Reason = ParseError::Reason;
  Reason reason = Reason::no_room_to_vanish;
  if (fault.field == RulesFault::Field::columns) reason = Reason::columns_out_of_range;
  if (fault.field == RulesFault::Field::rows) reason = Reason::rows_out_of_range;
  const Piece& piece = text.pieces[static_cast<std::size_t>(fault.field)];
  return std::unexpected(error_at(piece, reason, fault.low, fault.high));
}

std::string to_text(const Rules& rules) {
  const mnk::Rules normal =
      mnk::Rules::make(rules.board().columns(), rules.board().rows(), rules.in_a_row()).value();
  std::string text = to_text(normal).append(",").append(Game::option);
  if (rules.misere()) text.append(",").append(misere_option);
  return text;
}

}  // namespace mnk::vanish
