#include "puzzles/grade.h"

#include <algorithm>
#include <array>

#include "players/thinking.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// For one move: so that a puzzle is graded in milliseconds.
constexpr std::uint64_t nodes_a_move = 3'000;

bool is_right(const PuzzleTurn& turn, Cell move) {
  return std::ranges::find(turn.right, move) != turn.right.end();
}

int tempting_moves(const PuzzleTurn& turn, Solver& solver) {
  const auto looks = ordered_moves(solver.context(turn.position.rules()), turn.position);
  std::uint64_t best_right = 0;
  for (const OrderedMove& move : looks) {
    if (is_right(turn, move.move)) best_right = std::max(best_right, move.score);
  }
  return static_cast<int>(std::ranges::count_if(looks, [&](const OrderedMove& move) {
    return move.score >= best_right && !is_right(turn, move.move);
  }));
}

}  // namespace

PuzzleDifficulty difficulty_of(const std::vector<PuzzleTurn>& turns, Solver& solver) {
  const auto played = [&](const Position& position, PlayerKind level, std::uint64_t seed) {
    return choose(position, level, seed, nodes_a_move, solver);
  };
  const PuzzleTurn& first = turns.front();
  const Position& position = first.position;
  const std::vector<Line> lines = winning_lines(position.rules());
  const auto loud = [&](Cell move) {
    return is_loud(move, position.to_move(), lines, [&](Cell cell) { return position.at(cell); });
  };
  return {.failures = failures_of(turns, played),
          .tempting = tempting_moves(first, solver),
          .quiet = std::ranges::none_of(first.right, loud)};
}

int grade_of(const PuzzleDifficulty& difficulty) {
  constexpr std::array thresholds = {15, 30, 45, 60};
  const int points =
      difficulty.failures + 3 * std::min(difficulty.tempting, 4) + (difficulty.quiet ? 8 : 0);
  return 1 + static_cast<int>(std::ranges::count_if(
                 thresholds, [&](int threshold) { return points >= threshold; }));
}

}  // namespace mnk
