#include "gravity/gravity_game.h"

#include <algorithm>
#include <array>

#include "gravity/setup.h"
#include "gravity/solver.h"

namespace mnk::gravity {
namespace {

using Reason = ParseError::Reason;

class GravityGame final : public games::Game {
 public:
  [[nodiscard]] std::string_view option() const override { return "gravity"; }

  [[nodiscard]] std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                 bool misere) const override {
    const auto& numbers = text.numbers;
    const auto rules = Rules::make(numbers[0], numbers[1], numbers[2], misere);
    if (rules) return rules->board();
    constexpr std::array reasons = {Reason::columns_out_of_range, Reason::rows_out_of_range,
                                    Reason::in_a_row_out_of_range};
    const auto field = static_cast<std::size_t>(rules.error().field);
    return std::unexpected(error_at(text.tokens[field], reasons[field], 1, rules.error().high));
  }

  [[nodiscard]] games::AnyPosition empty_board(const mnk::Rules& board) const override {
    return Position(Rules::of(board));
  }
  [[nodiscard]] std::expected<games::AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const override {
    return gravity::parse_position(text, Rules::of(board));
  }
  [[nodiscard]] std::string position_text(const games::AnyPosition& position) const override {
    return to_position_text(position.as<Position>());
  }
  /// Each mark falls as far as it can.
  void settle(PlacedMarks& marks, const mnk::Rules& board) const override {
    const PlacedMarks before = marks;
    for (auto& [cell, mark] : marks) {
      const auto below = std::ranges::count_if(before, [&cell](const PlacedMark& other) {
        return other.cell.column == cell.column && other.cell.row > cell.row;
      });
      cell.row = board.rows() - 1 - static_cast<int>(below);
    }
  }
  [[nodiscard]] bool is_solved(const mnk::Rules& board) const override {
    return gravity::is_solved(Rules::of(board));
  }
  [[nodiscard]] bool marks_fall() const override { return true; }
};

}  // namespace

std::string to_position_text(const Position& position) {
  const mnk::Rules& board = position.rules().board();
  Marks marks;
  for (int index = 0; index < board.cell_count(); ++index) {
    marks.push_back(position.at(board.cell(index)));
  }
  return mnk::to_position_text(marks, board);
}

const games::Game& game() {
  static const GravityGame the_game;
  return the_game;
}

Rules::operator games::AnyRules() const { return {game(), board_}; }

}  // namespace mnk::gravity
