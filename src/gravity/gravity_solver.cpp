#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gravity/book.h"
#include "gravity/gravity_game.h"
#include "gravity/solver.h"
#include "players/search_job.h"
#include "players/valued_task.h"

namespace mnk::gravity {
namespace {

/// Nodes for a line of play to be shown, most of which the table knows already.
constexpr std::uint64_t nodes_for_a_line = 100'000;

class GravityTask final : public ValuedTask {
 public:
  GravityTask(gravity::Solver& solver, const SearchRequest& request)
      : ValuedTask(request),
        solver_(&solver),
        position_(request.position.as<Position>()),
        analysis_(solver, position_) {}

  bool run(Budget& budget) override {
    is_over_ = analysis_.run(budget);
    return is_over_;
  }

  void stop() override { is_over_ = true; }

 protected:
  [[nodiscard]] std::vector<MoveAssessment> moves() const override { return analysis_.moves(); }
  [[nodiscard]] std::vector<Cell> line(Cell move) const override {
    if (!is_over_) return {move};
    Budget budget(nodes_for_a_line);
    return solver_->line(position_, move, budget);
  }
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move) const override {
    if (!is_over_) return {};
    Budget budget(nodes_for_a_line);
    return solver_->reasons(position_, move, budget);
  }

 private:
  gravity::Solver* solver_;
  Position position_;
  Analysis analysis_;
  bool is_over_ = false;  ///< nothing more will be found out of the moves
};

class GravitySolver final : public games::Solver {
 public:
  explicit GravitySolver(std::size_t table_bytes) : table_bytes_(table_bytes) {}

  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request) override {
    const auto& position = request.position.as<Position>();
    // A level sees the same whatever was searched before.
    const bool forgets = request.goal == SearchGoal::move && request.player != PlayerKind::perfect;
    if (!solver_ || forgets || solver_->rules() != position.rules()) {
      const bool has_book = book_ && position.rules() == Rules();
      solver_ = std::make_unique<gravity::Solver>(position.rules(), table_bytes_,
                                                  has_book ? &*book_ : nullptr);
    }
    return std::make_unique<GravityTask>(*solver_, request);
  }

  bool learn(const mnk::Rules& rules, std::string_view text) override {
    if (Rules::of(rules) != Rules()) return false;
    solver_.reset();
    book_ = Book::parse(Rules(), marks_of_the_book, std::string(text));
    return book_.has_value();
  }

 private:
  std::size_t table_bytes_;
  std::optional<Book> book_;                 ///< of 7×6
  std::unique_ptr<gravity::Solver> solver_;  ///< of the rules that it was asked about last
};

}  // namespace

std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes) {
  return std::make_unique<GravitySolver>(table_bytes);
}

}  // namespace mnk::gravity
