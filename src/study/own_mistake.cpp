#include "study/own_mistake.h"

#include <algorithm>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "solver/approach.h"
#include "study/puzzle_grade.h"
#include "study/puzzle_proof.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::string_view from_the_empty_board = "empty";

/// The position after all moves; nothing where the texts make no game.
std::optional<Position> played(const MistakeText& text) {
  const auto rules = parse_rules(text.rules);
  if (!rules) return std::nullopt;
  Position position(*rules);
  if (text.position != from_the_empty_board) {
    const auto set_up = parse_position(text.position, *rules);
    if (!set_up) return std::nullopt;
    position = *set_up;
  }
  for (const Piece& piece : split(text.moves, '.')) {
    const auto cell = parse_cell(piece.text, *rules);
    if (!cell || !position.play(*cell)) return std::nullopt;
  }
  return position;
}

}  // namespace

std::optional<StockedPuzzle> puzzle_of(const MistakeText& text, Solver& solver) {
  auto position = played(text);
  if (!position || beyond_solving(position->rules())) return std::nullopt;
  if (position->history().size() < 2) return std::nullopt;
  const Cell mistake = position->history().back();
  position->take_back();
  const Cell last = position->history().back();
  Prover prover{.solver = &solver, .nodes = nodes_to_restore};
  const Position before = without_history(*position);
  const auto proven = proven_choice(before, prover);
  if (!proven) return std::nullopt;
  const PuzzleTurn& turn = proven->turns.front();
  if (std::ranges::find(turn.right, mistake) != turn.right.end()) return std::nullopt;
  return StockedPuzzle{.position = before,
                       .last = last,
                       .theme = PuzzleTheme::own,
                       .grade = grade_of(difficulty_of(proven->turns, solver))};
}

}  // namespace mnk
