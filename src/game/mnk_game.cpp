#include "game/game.h"
#include "solver/solver.h"

namespace mnk::games {
namespace {

class MnkGame final : public Game {
 public:
  [[nodiscard]] std::string_view option() const override { return {}; }
  [[nodiscard]] std::expected<mnk::Rules, ParseError> make_board(const RulesText& text,
                                                                 bool misere) const override {
    return mnk::make_board<mnk::Rules>(text, misere);
  }
  [[nodiscard]] AnyPosition empty_board(const mnk::Rules& board) const override {
    return mnk::Position(board);
  }
  [[nodiscard]] std::expected<AnyPosition, ParseError> parse_position(
      std::string_view text, const mnk::Rules& board) const override {
    return mnk::parse_position(text, board);
  }
  [[nodiscard]] bool is_solved(const mnk::Rules& board) const override {
    return mnk::is_solved(board);
  }
  [[nodiscard]] bool is_heuristic_only(const mnk::Rules& board) const override {
    return heuristic_only(board);
  }
};

}  // namespace

AnyRules::AnyRules(const mnk::Rules& board) : AnyRules(mnk_game(), board) {}

std::string Game::position_text(const AnyPosition& position) const {
  return mnk::to_position_text(position.marks(), position.board());
}

std::string Game::marks_text(const PlacedMarks& marks, const mnk::Rules& board) const {
  return mnk::to_position_text(on_board(marks, board), board);
}

std::expected<PlacedMarks, ParseError> Game::parse_marks(std::string_view text,
                                                         const mnk::Rules& board) const {
  const auto found = mnk::parse_marks(text, board);
  if (!found) return std::unexpected(found.error());
  PlacedMarks marks;
  for (const Cell cell : board.cells()) {
    const auto mark = (*found)[static_cast<std::size_t>(board.index(cell))];
    if (mark) marks.push_back({.cell = cell, .mark = *mark});
  }
  return marks;
}

const Game& mnk_game() {
  static const MnkGame game;
  return game;
}

const mnk::Position* mnk_position(const AnyPosition& position) {
  return &position.game() == &mnk_game() ? &position.as<mnk::Position>() : nullptr;
}

}  // namespace mnk::games
