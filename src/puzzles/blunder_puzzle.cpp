#include "puzzles/blunder_puzzle.h"

#include <algorithm>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "puzzles/grade.h"
#include "puzzles/proof.h"
#include "solver/approach.h"

namespace mnk {
namespace {

constexpr std::string_view from_the_empty_board = "empty";

/// Where the game began; nothing where the texts say no position.
std::optional<Position> beginning(const MistakeText& text) {
  const auto rules = parse_rules(text.rules);
  if (!rules || beyond_solving(*rules)) return std::nullopt;
  if (text.position == from_the_empty_board) return Position(*rules);
  auto position = parse_position(text.position, *rules);
  if (!position) return std::nullopt;
  return *std::move(position);
}

}  // namespace

std::optional<StockedPuzzle> puzzle_of(const MistakeText& text, Solver& solver) {
  auto position = beginning(text);
  if (!position) return std::nullopt;
  auto moves = parse_moves(text.moves, *position);
  if (!moves || moves->size() < 2) return std::nullopt;
  const Cell mistake = moves->back();
  moves->pop_back();
  for (const Cell cell : *moves) position = position->after(cell);
  Prover prover{.solver = &solver, .nodes = nodes_to_restore};
  const Position before = without_history(*position);
  const auto proven = proven_choice(before, prover);
  if (!proven) return std::nullopt;
  const std::vector<Cell>& right = proven->turns.front().right;
  if (std::ranges::find(right, mistake) != right.end()) return std::nullopt;
  return StockedPuzzle{.position = before,
                       .last = moves->back(),
                       .theme = PuzzleTheme::own,
                       .grade = grade_of(difficulty_of(proven->turns, solver))};
}

}  // namespace mnk
