#include "vanish/vanish_game.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace mnk::vanish {
namespace {

using Reason = ParseError::Reason;

struct Sides {
  std::array<std::vector<Cell>, 2> marks;  ///< of X and of O, oldest first
  Mark to_move;
};

std::size_t slot(Mark side) { return side == Mark::X ? 0 : 1; }

std::expected<Sides, ParseError> parse_sides(std::string_view text, const Rules& rules) {
  const auto parts = split(text, '/');
  const bool complete = parts.size() == 3 && (parts[2].text == "X" || parts[2].text == "O");
  if (!complete) return std::unexpected(error_at({.text = text, .offset = 0}, Reason::marks_form));
  Sides sides{.marks = {}, .to_move = parts[2].text == "X" ? Mark::X : Mark::O};
  std::vector<Cell> taken;
  for (std::size_t side = 0; side < sides.marks.size(); ++side) {
    if (parts[side].text.empty()) continue;
    for (const Piece& piece : split(parts[side].text, '.', parts[side].offset)) {
      const auto cell = parse_cell(piece, rules.board());
      if (!cell) return std::unexpected(cell.error());
      if (std::ranges::find(taken, *cell) != taken.end()) {
        return std::unexpected(error_at(piece, Reason::cell_taken));
      }
      taken.push_back(*cell);
      sides.marks[side].push_back(*cell);
    }
  }
  return sides;
}

}  // namespace

std::expected<Rules, ParseError> VanishGame::make(const RulesText& text, bool misere) {
  const auto& numbers = text.numbers;
  const auto rules = Rules::make(numbers[0], numbers[1], numbers[2], misere);
  if (rules) return *rules;
  const RulesFault& fault = rules.error();
  Reason reason = Reason::no_room_to_vanish;
  if (fault.field == RulesFault::Field::columns) reason = Reason::columns_out_of_range;
  if (fault.field == RulesFault::Field::rows) reason = Reason::rows_out_of_range;
  const Piece& piece = text.pieces[static_cast<std::size_t>(fault.field)];
  return std::unexpected(error_at(piece, reason, fault.low, fault.high));
}

std::string VanishGame::marks_text(const PlacedMarks& marks, const Rules& rules) {
  std::array<std::vector<Cell>, 2> sides;
  for (const auto& [cell, mark] : marks) sides[slot(mark)].push_back(cell);
  const bool full = std::ranges::all_of(
      sides, [&](const auto& cells) { return std::cmp_equal(cells.size(), rules.in_a_row()); });
  // Either may be to move when both have all their marks.
  Mark to_move = sides[0].size() > sides[1].size() ? Mark::O : Mark::X;
  if (full) to_move = opponent(marks.back().mark);
  return to_text(sides[0]) + '/' + to_text(sides[1]) + '/' + letter(to_move);
}

std::expected<PlacedMarks, ParseError> VanishGame::parse_marks(std::string_view text,
                                                               const Rules& rules) {
  const auto sides = parse_sides(text, rules);
  if (!sides) return std::unexpected(sides.error());
  // From the youngest mark on, which the side that is not to move has played.
  std::array<std::vector<Cell>, 2> left = sides->marks;
  PlacedMarks marks;
  for (Mark side = opponent(sides->to_move); !left[0].empty() || !left[1].empty();
       side = opponent(side)) {
    auto& own = left[slot(side)];
    if (own.empty()) continue;
    marks.push_back({.cell = own.back(), .mark = side});
    own.pop_back();
  }
  std::ranges::reverse(marks);
  return marks;
}

std::expected<Position, ParseError> VanishGame::parse_position(std::string_view text,
                                                               const Rules& rules) {
  const auto sides = parse_sides(text, rules);
  if (!sides) return std::unexpected(sides.error());
  const auto& [x, o] = sides->marks;
  auto position = Position::set_up(rules, x, o, sides->to_move);
  if (position) return *std::move(position);
  const bool ended = position.error() == SetUpFault::after_end;
  return std::unexpected(error_at({.text = text, .offset = 0},
                                  ended ? Reason::position_after_end : Reason::marks_counts,
                                  static_cast<int>(x.size()), static_cast<int>(o.size())));
}

std::string to_position_text(const Position& position) {
  const auto marks_of = [&](Mark side) {
    const auto cells = position.marks(side);
    return to_text(std::vector<Cell>(cells.begin(), cells.end()));
  };
  return marks_of(Mark::X) + '/' + marks_of(Mark::O) + '/' + letter(position.to_move());
}

std::string to_text(const Rules& rules) {
  const mnk::Rules normal =
      mnk::Rules::make(rules.board().columns(), rules.board().rows(), rules.in_a_row()).value();
  std::string text = to_text(normal).append(",").append(VanishGame::option);
  if (rules.misere()) text.append(",").append(misere_option);
  return text;
}

}  // namespace mnk::vanish
