#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "game/position.h"
#include "players/search_task.h"
#include "players/valued_choice.h"

namespace mnk {

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
