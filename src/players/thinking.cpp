#include "players/thinking.h"

#include <limits>

namespace mnk {

Thinking::Thinking(ThinkRequest request, Solver& solver)
    : request_(std::move(request)), solver_(solver) {
  report_.id = request_.id;
  report_.value = Assessment::unknown(request_.position.empty_count());
}

const ThinkReport& Thinking::step(std::uint64_t, const std::atomic<bool>* stop) {
  Budget budget(request_.node_budget, stop);
  if (request_.task == ThinkTask::analysis) {
    report_.moves = solver_.analyse(request_.position, budget);
    report_.value = report_.moves.front().assessment;
  } else {
    const Solution solution = solver_.solve(request_.position, budget);
    report_.move = solution.best.front();
    report_.value = solution.value;
    report_.variation = solution.variation;
  }
  report_.nodes = budget.spent();
  report_.done = true;
  return report_;
}

ThinkReport think(const ThinkRequest& request, Solver& solver) {
  Thinking thinking(request, solver);
  while (!thinking.done()) thinking.step(std::numeric_limits<std::uint64_t>::max());
  return thinking.report();
}

}  // namespace mnk
