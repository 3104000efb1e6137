#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "players/search_job.h"
#include "players/valued_task.h"
#include "vanish/counting.h"
#include "vanish/solver.h"
#include "vanish/vanish_game.h"

namespace mnk::vanish {
namespace {

/// Values all moves in one go: by a table, which is made first, or where there is none by a search
/// whose nodes are so few that it need not be paused.
class VanishTask final : public ValuedTask {
 public:
  VanishTask(vanish::Solver& solver, const SearchRequest& request)
      : ValuedTask(request), solver_(&solver), position_(request.position.as<Position>()) {
    for (const Cell move : position_.available_moves()) {
      moves_.push_back({.move = move, .assessment = before_the_move(Assessment::unknown(0))});
    }
  }

  bool prepare(Budget& budget) override { return solver_->make(budget); }

  bool run(Budget& budget) override {
    budget.overdraw(std::min(request().node_budget, max_nodes),
                    [&](Budget& own) { moves_ = solver_->analyse(position_, own); });
    return true;
  }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> moves() const override { return moves_; }
  [[nodiscard]] std::vector<Cell> line(Cell move) const override {
    return solver_->line(position_, move);
  }
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move) const override {
    return solver_->reasons(position_, move);
  }

 private:
  static constexpr std::uint64_t max_nodes = 300'000;

  vanish::Solver* solver_;
  Position position_;
  std::vector<MoveAssessment> moves_;  ///< all legal ones, best first
};

class VanishSolver final : public games::Solver {
 public:
  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    const auto& position = request.position.as<Position>();
    if (!solver_ || solver_->rules() != position.rules()) {
      solver_.emplace(position.rules(), Deferred());
    }
    return std::make_unique<VanishTask>(*solver_, request);
  }

 private:
  std::optional<vanish::Solver> solver_;  ///< of the rules that it was asked about last
};

class VanishCounting final : public games::Counting {
 public:
  [[nodiscard]] bool can_count(const mnk::Rules& board) const override {
    return is_solved(Rules::of(board));
  }
  [[nodiscard]] games::GameStats count(const mnk::Rules& board) const override {
    const Counts counts = count_game(Rules::of(board));
    return {{"positions", counts.positions},
            {"won", counts.won},
            {"lost", counts.lost},
            {"drawn", counts.drawn},
            {"terminal", counts.terminal},
            {"longest_win", static_cast<std::uint64_t>(counts.longest_win)}};
  }
};

}  // namespace

const games::Counting& counting() {
  static const VanishCounting the_counting;
  return the_counting;
}

std::unique_ptr<games::Solver> make_solver(std::size_t /*table_bytes*/) {
  return std::make_unique<VanishSolver>();
}

}  // namespace mnk::vanish
