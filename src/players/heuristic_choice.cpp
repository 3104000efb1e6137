#include "players/heuristic_choice.h"

#include <algorithm>
#include <cmath>

#include "solver/analysis.h"
#include "solver/resumable.h"
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

class HeuristicAnalysis : public SearchTask {
 public:
  HeuristicAnalysis(const SearchContext& context, const PatternKnowledge& knowledge,
                    const Position& position)
      : proofs_(context, position),
        heuristic_(knowledge, position, {.lines = moves_judged}),
        work_(value_all()) {}

  bool run(Budget& budget) override { return work_.run(budget); }

  void describe(SearchReport& report) const override {
    report.moves = proofs_.moves();
    const auto known_of = [&](Cell move) -> Assessment& {
      return std::ranges::find(report.moves, move, &MoveAssessment::move)->assessment;
    };
    const std::vector<RootMove> judged = heuristic_.search().moves();
    for (const RootMove& root_move : judged) {
      if (root_move.depth == 0) continue;
      Assessment& known = known_of(root_move.move);
      known = with_chance(known, root_move.score);
    }
    if (const auto& line = heuristic_.search().forced_win(); !line.empty()) {
      Assessment& known = known_of(line.front());
      known = with_forced_win(known, static_cast<int>(line.size()));
    }
    report.moves = ranked(report.moves);
    report.value = best_of(report.moves);
    const Cell best = report.moves.front().move;
    const auto searched = std::ranges::find(judged, best, &RootMove::move);
    report.variation = searched == judged.end() ? std::vector{best} : searched->line;
  }

 private:
  Resumable value_all() {
    constexpr std::uint64_t nodes_a_turn = 4'096;
    bool judged = false;  // deeper search would not change the result
    for (bool proven = false; !proven;) {
      if (!judged) {
        judged =
            co_await within(nodes_a_turn, [this](Budget& part) { return heuristic_.run(part); });
      }
      proven = co_await within(nodes_a_turn, [this](Budget& part) { return proofs_.run(part); });
    }
  }

  Analysis proofs_;
  HeuristicChoice heuristic_;
  Resumable work_;
};

}  // namespace

std::unique_ptr<SearchTask> make_heuristic_analysis(const SearchContext& context,
                                                    const PatternKnowledge& knowledge,
                                                    const Position& position) {
  return std::make_unique<HeuristicAnalysis>(context, knowledge, position);
}

}  // namespace mnk
