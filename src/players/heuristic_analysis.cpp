#include "players/heuristic_analysis.h"

#include <algorithm>

#include "players/ranking.h"

namespace mnk {
namespace {

constexpr std::size_t moves_judged = 5;

}  // namespace

HeuristicAnalysis::HeuristicAnalysis(const SearchContext& context,
                                     const PatternKnowledge& knowledge, const Position& position)
    : proofs_(context, position), judged_(knowledge, position, {.lines = moves_judged}) {}

bool HeuristicAnalysis::run(Budget& budget) {
  bool proven = false;
  while (!proven && !budget.exhausted()) {
    bool over = false;
    turn_left_ -= budget.share(
        turn_left_, [&](Budget& part) { over = judging_ ? judged_.run(part) : proofs_.run(part); });
    proven = over && !judging_;
    if (over && judging_) judged_out_ = true;
    if (over || turn_left_ == 0) {
      judging_ = !judging_ && !judged_out_;
      turn_left_ = nodes_a_turn;
    }
  }
  return proven;
}

void HeuristicAnalysis::describe(SearchReport& report) const {
  report.moves = moves();
  report.value = assessment();
  report.variation = variation();
}

std::vector<MoveAssessment> HeuristicAnalysis::moves() const {
  std::vector<MoveAssessment> moves = proofs_.moves();
  const std::vector<RootMove> judged = judged_.search().moves();
  for (const RootMove& root_move : judged) {
    if (root_move.depth == 0) continue;
    const auto found = std::ranges::find(moves, root_move.move, &MoveAssessment::move);
    found->assessment = with_chance(found->assessment, root_move.score);
  }
  if (const auto& line = judged_.search().forced_win(); !line.empty()) {
    const auto found = std::ranges::find(moves, line.front(), &MoveAssessment::move);
    found->assessment = with_forced_win(found->assessment, static_cast<int>(line.size()));
  }
  return ranked(moves);
}

Assessment HeuristicAnalysis::assessment() const { return best_of(moves()); }

std::vector<Cell> HeuristicAnalysis::variation() const {
  const Cell best = moves().front().move;
  const std::vector<RootMove> judged = judged_.search().moves();
  for (const RootMove& root_move : judged) {
    if (root_move.move == best) return root_move.line;
  }
  return {best};
}

}  // namespace mnk
