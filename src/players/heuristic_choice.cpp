#include "players/heuristic_choice.h"

#include <algorithm>
#include <cmath>

#include "solver/value.h"

namespace mnk {

namespace {

/// 65,536 entries, 512 KB: enough for a few hundred thousand nodes.
constexpr unsigned choice_table_bits = 16;

}  // namespace

Assessment with_chance(Assessment known, Evaluation score) {
  if (known.is_proven()) return known;
  const double per_cent = 100 * chance_of_winning(score);
  known.chance = static_cast<std::uint8_t>(std::clamp(std::lround(per_cent), 1L, 99L));
  return known;
}

Assessment with_forced_win(Assessment known, int plies) {
  if (known.is_proven()) return known;
  const Value win{.result = Result::win, .plies = plies};
  if (win >= known.at_most) return Assessment::proven(known.at_most);
  known.at_least = std::max(known.at_least, win);
  known.value = known.at_least;
  known.chance = 99;
  return known;
}

HeuristicChoice::HeuristicChoice(const PatternKnowledge& knowledge, const Position& position,
                                 const SearchLimits& limits)
    : table_(choice_table_bits), search_(knowledge, table_, position, limits) {}

Assessment HeuristicChoice::assessment(const Assessment& known) const {
  if (const auto& line = search_.forced_win(); !line.empty()) {
    return with_forced_win(known, static_cast<int>(line.size()));
  }
  const RootMove best = search_.best();
  return best.depth > 0 ? with_chance(known, best.score) : known;
}

namespace {

constexpr std::size_t moves_judged = 5;

}  // namespace

HeuristicAnalysis::HeuristicAnalysis(const SearchContext& context,
                                     const PatternKnowledge& knowledge, const Position& position)
    : proofs_(context, position),
      heuristic_(knowledge, position, {.lines = moves_judged}),
      work_(value_all()) {}

Resumable HeuristicAnalysis::value_all() {
  constexpr std::uint64_t nodes_a_turn = 4'096;
  bool judged = false;  // deeper search would not change the result
  for (bool proven = false; !proven;) {
    if (!judged) {
      judged = co_await within(nodes_a_turn, [this](Budget& part) { return heuristic_.run(part); });
    }
    proven = co_await within(nodes_a_turn, [this](Budget& part) { return proofs_.run(part); });
  }
}

void HeuristicAnalysis::describe(SearchReport& report) const {
  report.moves = moves();
  report.value = assessment();
  report.variation = variation();
}

std::vector<MoveAssessment> HeuristicAnalysis::moves() const {
  std::vector<MoveAssessment> moves = proofs_.moves();
  const std::vector<RootMove> judged = heuristic_.search().moves();
  for (const RootMove& root_move : judged) {
    if (root_move.depth == 0) continue;
    const auto found = std::ranges::find(moves, root_move.move, &MoveAssessment::move);
    found->assessment = with_chance(found->assessment, root_move.score);
  }
  if (const auto& line = heuristic_.search().forced_win(); !line.empty()) {
    const auto found = std::ranges::find(moves, line.front(), &MoveAssessment::move);
    found->assessment = with_forced_win(found->assessment, static_cast<int>(line.size()));
  }
  return ranked(moves);
}

std::vector<Cell> HeuristicAnalysis::variation() const {
  const Cell best = moves().front().move;
  const std::vector<RootMove> judged = heuristic_.search().moves();
  for (const RootMove& root_move : judged) {
    if (root_move.move == best) return root_move.line;
  }
  return {best};
}

}  // namespace mnk
