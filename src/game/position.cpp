#include "game/position.h"

#include <algorithm>

#include "game/game.h"

namespace mnk::games {

std::string to_text(const AnyRules& rules) {
  const mnk::Rules& board = rules.board();
  const std::string_view option = rules.game().option();
  std::string text =
      to_text(mnk::Rules::make(board.columns(), board.rows(), board.in_a_row()).value());
  if (!option.empty()) text.append(",").append(option);
  if (board.misere()) text.append(",").append(misere_option);
  return text;
}

bool is_solved(const AnyRules& rules) { return rules.game().is_solved(rules.board()); }

bool marks_fall(const AnyRules& rules) { return rules.game().marks_fall(); }

std::optional<int> kept_marks(const AnyRules& rules) {
  return rules.game().kept_marks(rules.board());
}

AnyPosition::AnyPosition(const AnyRules& rules)
    : AnyPosition(rules.game().empty_board(rules.board())) {}

Marks AnyPosition::marks() const {
  Marks marks;
  for (const Cell cell : board().cells()) marks.push_back(at(cell));
  return marks;
}

bool AnyPosition::empty() const {
  return std::ranges::none_of(marks(), [](const auto& mark) { return mark.has_value(); });
}

AnyPosition AnyPosition::before() const {
  AnyPosition position = *this;
  position.take_back();
  return position;
}

std::optional<Cell> AnyPosition::last_move() const {
  return history().empty() ? std::nullopt : std::optional(history().back());
}

bool AnyPosition::positions_recur() const { return game().positions_recur(); }

bool operator==(const AnyPosition& a, const AnyPosition& b) {
  return a.rules_ == b.rules_ && a.position_->equals(*b.position_) &&
         (!a.positions_recur() || a.history() == b.history());
}

std::string to_position_text(const AnyPosition& start) { return start.game().position_text(start); }

std::expected<AnyPosition, ParseError> parse_any_position(std::string_view text,
                                                          const AnyRules& rules) {
  return rules.game().parse_position(text, rules.board());
}

std::string to_position_text(const PlacedMarks& marks, const AnyRules& rules) {
  return rules.game().marks_text(marks, rules.board());
}

std::expected<PlacedMarks, ParseError> parse_marks(std::string_view text, const AnyRules& rules) {
  return rules.game().parse_marks(text, rules.board());
}

PlacedMarks placed_marks(const AnyPosition& position) {
  auto marks = parse_marks(to_position_text(position), position.rules());
  return *std::move(marks);
}

}  // namespace mnk::games
