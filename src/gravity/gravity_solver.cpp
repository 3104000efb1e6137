#include <algorithm>
#include <memory>
#include <vector>

#include "gravity/gravity_game.h"
#include "gravity/solver.h"
#include "players/search_job.h"
#include "players/valued_task.h"

namespace mnk::gravity {
namespace {

/// Nodes for a line of play to be shown, most of which the table knows already.
constexpr std::uint64_t nodes_for_a_line = 100'000;

/// The values of all moves, and what is asked of them.
class GravityTask final : public SearchTask {
 public:
  GravityTask(Solver& solver, const SearchRequest& request)
      : solver_(&solver),
        request_(request),
        position_(request.position.as<Position>()),
        analysis_(solver, position_) {}

  bool run(Budget& budget) override {
    if (!analysis_.run(budget)) return false;
    finish();
    return true;
  }

  void stop() override { finish(); }

  void describe(SearchReport& report) const override {
    const std::vector<MoveAssessment> moves = analysis_.moves();
    const Cell move = chosen(moves);
    report.value = std::ranges::find(moves, move, &MoveAssessment::move)->assessment;
    report.variation = line_.empty() ? std::vector{move} : line_;
    const bool asks_for_a_move =
        request_.goal == SearchGoal::move || request_.goal == SearchGoal::hint;
    if (asks_for_a_move || request_.goal == SearchGoal::explanation) {
      report.move = move;
      report.reasons = reasons_;
      return;
    }
    report_values(report, moves, request_.goal);
  }

 private:
  /// The move that the report is about.
  [[nodiscard]] Cell chosen(const std::vector<MoveAssessment>& moves) const {
    if (request_.goal == SearchGoal::explanation) return *request_.move;
    if (request_.goal != SearchGoal::move) return moves.front().move;
    return choose_valued(moves, position_.rules().board(), request_.player, request_.seed);
  }

  /// Nothing more will be found out of the moves.
  void finish() {
    const Cell move = chosen(analysis_.moves());
    Budget for_line(nodes_for_a_line);
    line_ = solver_->line(position_, move, for_line);
    if (request_.goal != SearchGoal::explanation) return;
    Budget for_reasons(nodes_for_a_line);
    reasons_ = solver_->reasons(position_, move, for_reasons);
  }

  Solver* solver_;
  SearchRequest request_;
  Position position_;
  Analysis analysis_;
  std::vector<Cell> line_;
  std::vector<MoveReason> reasons_;
};

class GravitySolver final : public games::Solver {
 public:
  explicit GravitySolver(std::size_t table_bytes) : table_bytes_(table_bytes) {}

  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    if (request.goal == SearchGoal::move && request.player == PlayerKind::random) {
      return std::make_unique<RandomChoice>(request.position.available_moves(), request.seed);
    }
    const auto& position = request.position.as<Position>();
    if (!solver_ || solver_->rules() != position.rules()) {
      solver_ = std::make_unique<gravity::Solver>(position.rules(), table_bytes_);
    }
    return std::make_unique<GravityTask>(*solver_, request);
  }

 private:
  std::size_t table_bytes_;
  std::unique_ptr<gravity::Solver> solver_;  ///< of the rules that it was asked about last
};

}  // namespace

std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes) {
  return std::make_unique<GravitySolver>(table_bytes);
}

}  // namespace mnk::gravity
