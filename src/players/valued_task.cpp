#include "players/valued_task.h"

#include <algorithm>
#include <utility>

#include "engine/lines.h"
#include "players/level_choice.h"
#include "players/random.h"
#include "solver/insertion_sort.h"

namespace mnk {
namespace {

/// The moves as the level sees them, in an order that reveals nothing it overlooks.
std::vector<SeenMove> seen_by(const LevelSight& sight, const std::vector<MoveAssessment>& moves,
                              const Rules& board) {
  const std::vector<Line> lines = winning_lines(board);
  const auto lines_through = [&](Cell cell) {
    return std::ranges::count_if(
        lines, [&](const Line& line) { return std::ranges::find(line, cell) != line.end(); });
  };
  std::vector<SeenMove> seen;
  for (const MoveAssessment& known : moves) {
    const Assessment& value = known.assessment;
    const bool sure = value.is_proven() && sight.sees(value.value);
    seen.push_back({.move = known.move, .fate = sure ? std::optional(value.value) : std::nullopt});
  }
  insertion_sort(seen, [&](const SeenMove& a, const SeenMove& b) {
    return std::pair(-lines_through(a.move), a.move) < std::pair(-lines_through(b.move), b.move);
  });
  return seen;
}

}  // namespace

Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board, PlayerKind kind,
                   std::uint64_t seed) {
  if (kind == PlayerKind::perfect) return moves.front().move;
  if (kind == PlayerKind::random) {
    return moves[Random(seed).below(static_cast<std::uint32_t>(moves.size()))].move;
  }
  const LevelSight sight(level_of(kind), seed);
  return sight.choose(seen_by(sight, moves, board));
}

void report_values(SearchReport& report, const std::vector<MoveAssessment>& moves,
                   SearchGoal goal) {
  report.value = best_of(moves);
  report.moves = moves;
  if (goal != SearchGoal::solve) return;
  const Solution best = sum_of(moves);
  std::erase_if(report.moves, [&](const MoveAssessment& known) {
    return std::ranges::find(best.best, known.move) == best.best.end();
  });
  report.best_complete = best.best_complete;
}

}  // namespace mnk
