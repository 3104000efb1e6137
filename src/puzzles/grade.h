#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/lines.h"
#include "players/player_kind.h"
#include "puzzles/puzzle.h"
#include "solver/solver.h"

/// How hard a puzzle is: by how those play it who may fail. README.md has the thresholds and what
/// they were read off.
namespace mnk {

/// What makes a puzzle hard.
struct PuzzleDifficulty {
  int failures = 0;    ///< of a hundred tries by easy, medium and hard, as many by each
  int tempting = 0;    ///< wrong first moves that look at least as good as any right one
  bool quiet = false;  ///< no right first move threatens a line or keeps the other from one
};

/// Plays the weaker levels on each turn: who plays a wrong move has failed. The same whatever the
/// solver has learned.
[[nodiscard]] PuzzleDifficulty difficulty_of(const std::vector<PuzzleTurn>& turns, Solver& solver);

/// Those who play it.
inline constexpr std::array levels_that_fail = {PlayerKind::easy, PlayerKind::medium,
                                                PlayerKind::hard};

/// How many of a hundred tries fail, in any game: `choose` says what a level plays at a turn with a
/// seed.
template <class P, class Choose>
[[nodiscard]] int failures_of(const std::vector<BasicPuzzleTurn<P>>& turns, Choose choose) {
  constexpr int tries = 8;  // by each level
  int failed = 0;
  for (const PlayerKind level : levels_that_fail) {
    for (std::uint64_t number = 0; number < tries; ++number) {
      std::uint64_t seed = 1000 * number;
      const bool solved = std::ranges::all_of(turns, [&](const BasicPuzzleTurn<P>& turn) {
        return std::ranges::find(turn.right, choose(turn.position, level, ++seed)) !=
               turn.right.end();
      });
      failed += solved ? 0 : 1;
    }
  }
  return 100 * failed / (tries * static_cast<int>(levels_that_fail.size()));
}

/// Whether a move would leave a line of the mover that lacks one mark, or takes the last cell of
/// the other's. `at` says what stands on a cell then, before the move.
template <class At>
[[nodiscard]] bool is_loud(Cell move, Mark mover, std::span<const Line> lines, At at) {
  return std::ranges::any_of(lines, [&](const Line& line) {
    if (std::ranges::find(line, move) == line.end()) return false;
    const auto count = [&](Mark mark) {
      return std::ranges::count_if(line, [&](Cell cell) { return at(cell) == mark; });
    };
    const auto all = static_cast<std::ptrdiff_t>(line.size());
    return (count(mover) >= all - 2 && count(opponent(mover)) == 0) ||
           count(opponent(mover)) == all - 1;
  });
}

/// 1 to hardest_grade.
[[nodiscard]] int grade_of(const PuzzleDifficulty& difficulty);

}  // namespace mnk
