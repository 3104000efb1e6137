#include "puzzles/grade.h"

#include <algorithm>
#include <array>

#include "engine/lines.h"

namespace mnk {
namespace {

constexpr std::array levels_that_fail = {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard};

bool is_right(const PuzzleTurn& turn, Cell move) {
  return std::ranges::find(turn.right, move) != turn.right.end();
}

/// Of a hundred tries, as many by each level: a wrong move at any turn is a failure.
int failures_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr int tries = 8;  // by each level
  int failed = 0;
  for (const PlayerKind level : levels_that_fail) {
    for (std::uint64_t number = 0; number < tries; ++number) {
      std::uint64_t seed = 1000 * number;
      const bool solved = std::ranges::all_of(puzzle.turns, [&](const PuzzleTurn& turn) {
        return is_right(turn, oracle.choose(turn.position, level, ++seed));
      });
      failed += solved ? 0 : 1;
    }
  }
  return 100 * failed / (tries * static_cast<int>(levels_that_fail.size()));
}

/// Wrong moves that look at least as good as any right one.
int tempting_moves(const PuzzleTurn& turn, PuzzleOracle& oracle) {
  const std::vector<Appeal> looks = oracle.appeal(turn.position);
  std::uint64_t best_right = 0;
  for (const Appeal& look : looks) {
    if (is_right(turn, look.move)) best_right = std::max(best_right, look.score);
  }
  return static_cast<int>(std::ranges::count_if(looks, [&](const Appeal& look) {
    return look.score >= best_right && !is_right(turn, look.move);
  }));
}

/// Whether no right move builds a line that lacks one mark, or takes the last cell of such a line
/// of the opponent. A mark that leaves with the move does not count.
bool is_quiet(const PuzzleTurn& turn) {
  const games::AnyPosition& position = turn.position;
  const Mark mover = position.to_move();
  const auto next_removed = position.next_removed();
  const auto count = [&](const Line& line, Mark mark) {
    return std::ranges::count_if(
        line, [&](Cell cell) { return cell != next_removed && position.at(cell) == mark; });
  };
  return std::ranges::none_of(winning_lines(position.board()), [&](const Line& line) {
    const bool on_it = std::ranges::any_of(line, [&](Cell cell) { return is_right(turn, cell); });
    if (!on_it) return false;
    const auto all = static_cast<std::ptrdiff_t>(line.size());
    const auto others = count(line, opponent(mover));
    return (count(line, mover) >= all - 2 && others == 0) || others == all - 1;
  });
}

}  // namespace

int grade_of(const ProvenPuzzle& puzzle, PuzzleOracle& oracle) {
  constexpr std::array thresholds = {15, 30, 45, 60};
  const PuzzleTurn& first = puzzle.turns.front();
  const int points = failures_of(puzzle, oracle) + 3 * std::min(tempting_moves(first, oracle), 4) +
                     (is_quiet(first) ? 8 : 0);
  return 1 + static_cast<int>(std::ranges::count_if(
                 thresholds, [&](int threshold) { return points >= threshold; }));
}

}  // namespace mnk
