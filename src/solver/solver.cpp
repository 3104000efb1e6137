#include "solver/solver.h"

#include <algorithm>

namespace mnk {
namespace {

/// The value by looking at everything; nothing when the budget ran out.
std::optional<Value> enumerate(Position& position, Budget& budget) {
  if (!budget.spend()) return std::nullopt;
  if (const auto winner = position.outcome().winner()) {
    return Value{.result = winner == position.to_move() ? Result::win : Result::loss, .plies = 0};
  }
  if (position.outcome().over()) return Value{};
  std::optional<Value> best;
  for (const Cell cell : position.available_moves()) {
    position.play(cell);
    const std::optional<Value> after = enumerate(position, budget);
    position.take_back();
    if (!after) return std::nullopt;
    const Value value = before_the_move(*after);
    if (!best || value > *best) best = value;
  }
  return best;
}

}  // namespace

Solver::Solver(std::size_t) {}

std::vector<MoveAssessment> Solver::analyse(const Position& position, Budget& budget) {
  std::vector<MoveAssessment> moves;
  Position scratch = position;
  for (const Cell cell : position.available_moves()) {
    scratch.play(cell);
    const std::optional<Value> after = enumerate(scratch, budget);
    moves.push_back(
        {.move = cell,
         .assessment = after ? Assessment::proven(before_the_move(*after))
                             : before_the_move(Assessment::unknown(scratch.empty_count()))});
    scratch.take_back();
  }
  std::ranges::stable_sort(moves, std::ranges::greater{},
                           [](const MoveAssessment& m) { return m.assessment.value; });
  return moves;
}

Solution Solver::solve(const Position& position, Budget& budget) {
  const std::uint64_t before = budget.spent();
  const std::vector<MoveAssessment> moves = analyse(position, budget);
  Solution solution{.value = moves.front().assessment, .best = {}, .variation = {}, .nodes = 0};
  for (const MoveAssessment& known : moves) {
    if (known.assessment.value == solution.value.value) solution.best.push_back(known.move);
    if (!known.assessment.is_proven()) solution.value = known.assessment;
  }
  std::ranges::sort(solution.best);
  solution.variation = {solution.best.front()};
  solution.nodes = budget.spent() - before;
  return solution;
}

}  // namespace mnk
