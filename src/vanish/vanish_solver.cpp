#include <optional>
#include <utility>

#include "players/search_job.h"
#include "players/valued_task.h"
#include "vanish/counting.h"
#include "vanish/solver.h"
#include "vanish/vanish_game.h"

namespace mnk::vanish {
namespace {

class VanishSolver final : public games::Solver {
 public:
  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    if (request.goal == SearchGoal::move && request.player == PlayerKind::random) {
      return std::make_unique<RandomChoice>(request.position.available_moves(), request.seed);
    }
    const auto& position = request.position.as<Position>();
    if (!solver_ || solver_->rules() != position.rules()) {
      solver_.emplace(position.rules(), Deferred());
    }
    return std::make_unique<ValuedTask<vanish::Solver, Position>>(*solver_, position, request);
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
