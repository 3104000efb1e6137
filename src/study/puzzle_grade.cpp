#include "study/puzzle_grade.h"

#include <algorithm>
#include <array>

#include "engine/lines.h"
#include "players/thinking.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

constexpr std::array levels = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard};
constexpr int tries = 8;  ///< by each level
/// For one move: so that a puzzle is graded in milliseconds.
constexpr std::uint64_t nodes_a_move = 3'000;

bool is_right(const PuzzleTurn& turn, Cell move) {
  return std::ranges::find(turn.right, move) != turn.right.end();
}

/// Whether a level finds a right move at every turn.
bool solves(PlayerKind level, std::uint64_t seed, const std::vector<PuzzleTurn>& turns,
            Solver& solver) {
  return std::ranges::all_of(turns, [&](const PuzzleTurn& turn) {
    return is_right(turn, choose(turn.position, level, ++seed, nodes_a_move, solver));
  });
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

/// Whether a move would leave a line of the mover that lacks one mark, or takes the last cell of
/// the other's.
bool is_loud(const Position& position, Cell move, const std::vector<Line>& lines) {
  const Mark mover = position.to_move();
  return std::ranges::any_of(lines, [&](const Line& line) {
    if (std::ranges::find(line, move) == line.end()) return false;
    const auto count = [&](Mark mark) {
      return std::ranges::count_if(line, [&](Cell cell) { return position.at(cell) == mark; });
    };
    const auto all = static_cast<std::ptrdiff_t>(line.size());
    return (count(mover) >= all - 2 && count(opponent(mover)) == 0) ||
           count(opponent(mover)) == all - 1;
  });
}

}  // namespace

PuzzleDifficulty difficulty_of(const std::vector<PuzzleTurn>& turns, Solver& solver) {
  int failed = 0;
  for (const PlayerKind level : levels) {
    for (std::uint64_t number = 0; number < tries; ++number) {
      failed += solves(level, 1000 * number, turns, solver) ? 0 : 1;
    }
  }
  const PuzzleTurn& first = turns.front();
  const std::vector<Line> lines = winning_lines(first.position.rules());
  return {.failures = 100 * failed / (tries * static_cast<int>(levels.size())),
          .tempting = tempting_moves(first, solver),
          .quiet = std::ranges::none_of(
              first.right, [&](Cell move) { return is_loud(first.position, move, lines); })};
}

int grade_of(const PuzzleDifficulty& difficulty) {
  constexpr std::array thresholds = {15, 30, 45, 60};
  const int points =
      difficulty.failures + 3 * std::min(difficulty.tempting, 4) + (difficulty.quiet ? 8 : 0);
  return 1 + static_cast<int>(std::ranges::count_if(
                 thresholds, [&](int threshold) { return points >= threshold; }));
}

}  // namespace mnk
