#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules.h"
#include "game/position.h"
#include "players/engine.h"
#include "players/player_kind.h"
#include "players/search_job.h"
#include "solver/analysis.h"

namespace mnk {

/// A computer player's move when all moves have values. `moves` are all legal moves, best first,
/// and among equals the hardest to answer first; there must be one. Random plays any of them,
/// perfect the first. A level sees the proven wins and losses it would see in any game (level.h),
/// and picks from the rest in an order that ignores their values: cells on the most lines first.
/// The seed is the only source of chance.
[[nodiscard]] Cell choose_valued(const std::vector<MoveAssessment>& moves, const Rules& board,
                                 PlayerKind kind, std::uint64_t seed);

/// Writes an analysis of these moves into the report; of a solution the best moves alone.
void report_values(SearchReport& report, const std::vector<MoveAssessment>& moves, SearchGoal goal);

/// What is thought about a position of a game whose solver values all moves in one go: by a table,
/// which is made first, or where there is none by a search whose nodes are so few that it need not
/// be paused.
template <class Solver, class Position>
class ValuedTask : public SearchTask {
 public:
  /// The solver must outlive the task.
  ValuedTask(Solver& solver, Position position, SearchRequest request)
      : solver_(&solver), position_(std::move(position)), request_(std::move(request)) {
    for (const Cell move : position_.available_moves()) {
      moves_.push_back({.move = move, .assessment = before_the_move(Assessment::unknown(0))});
    }
  }

  bool prepare(Budget& budget) override { return solver_->make(budget); }

  bool run(Budget& budget) override {
    budget.overdraw(std::min(request_.node_budget, max_nodes),
                    [&](Budget& own) { moves_ = solver_->analyse(position_, own); });
    return true;
  }

  void describe(SearchReport& report) const override {
    const bool asks_for_a_move =
        request_.goal == SearchGoal::move || request_.goal == SearchGoal::hint;
    if (request_.goal == SearchGoal::explanation) {
      describe_move(report, *request_.move);
      report.reasons = solver_->reasons(position_, *request_.move);
      return;
    }
    if (asks_for_a_move) {
      const PlayerKind player =
          request_.goal == SearchGoal::hint ? PlayerKind::perfect : request_.player;
      describe_move(report,
                    choose_valued(moves_, request_.position.board(), player, request_.seed));
      return;
    }
    describe_move(report, moves_.front().move);
    report.move.reset();
    report_values(report, moves_, request_.goal);
  }

 private:
  static constexpr std::uint64_t max_nodes = 300'000;

  void describe_move(SearchReport& report, Cell move) const {
    report.move = move;
    report.value = std::ranges::find(moves_, move, &MoveAssessment::move)->assessment;
    report.variation = solver_->line(position_, move);
  }

  Solver* solver_;
  Position position_;
  SearchRequest request_;
  std::vector<MoveAssessment> moves_;  ///< all legal ones, best first
};

}  // namespace mnk
