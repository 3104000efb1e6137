#include "players/valued_task.h"

#include <algorithm>
#include <utility>

#include "engine/rules.h"
#include "players/level_choice.h"
#include "solver/insertion_sort.h"
#include "text/random.h"

namespace mnk {
namespace {

/// The moves as the level sees them, in an order that gives away nothing it overlooks.
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
    seen.push_back({.move = known.move,
                    .fate = value.is_proven() ? sight.noticed(value.value) : std::nullopt});
  }
  insertion_sort(seen, [&](const SeenMove& a, const SeenMove& b) {
    return std::pair(-lines_through(a.move), a.move) < std::pair(-lines_through(b.move), b.move);
  });
  return seen;
}

/// The one that the reasons speak of, so that stepping through a line shows what was said; null if
/// they speak of none.
const std::vector<Cell>* line_of_play(const std::vector<MoveReason>& reasons) {
  const auto told = std::ranges::find_if(reasons, [](const MoveReason& reason) {
    return reason.kind == ReasonKind::search || reason.kind == ReasonKind::threat_sequence;
  });
  return told == reasons.end() ? nullptr : &told->cells;
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

/// The report's move.
Cell ValuedTask::chosen(const std::vector<MoveAssessment>& moves) const {
  if (request_.goal == SearchGoal::explanation) return *request_.move;
  if (request_.goal != SearchGoal::move) return moves.front().move;
  return choose_valued(moves, request_.position.board(), request_.player, request_.seed);
}

void ValuedTask::describe(SearchReport& report) const {
  std::vector<MoveAssessment> known = moves();
  const Cell move = chosen(known);
  if (request_.goal == SearchGoal::move || request_.goal == SearchGoal::hint ||
      request_.goal == SearchGoal::explanation) {
    report.move = move;
    report.value = assessment_of(known, move);
    if (request_.goal != SearchGoal::move) report.reasons = reasons(move);
    const std::vector<Cell>* told = line_of_play(report.reasons);
    report.variation = told != nullptr ? *told : line(move);
    return;
  }
  report.variation = line(move);
  report.value = best_of(known);
  if (request_.goal == SearchGoal::solve) {
    const Solution solution = sum_of(known);
    std::erase_if(known, [&](const MoveAssessment& each) {
      return std::ranges::find(solution.best, each.move) == solution.best.end();
    });
    report.best_complete = solution.best_complete;
  }
  report.moves = std::move(known);
}

}  // namespace mnk
