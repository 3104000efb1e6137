#include "players/search_job.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mnk {

Thinking::Thinking(const ThinkRequest& request, std::unique_ptr<SearchTask> task)
    : nodes_left_(request.node_budget),
      told_once_(request.task == ThinkTask::review),
      task_(std::move(task)) {
  report_.id = request.id;
  report_.value = Assessment::unknown(static_cast<int>(request.position.available_moves().size()));
  if (!told_once_) task_->describe(report_);
}

const ThinkReport& Thinking::step(std::uint64_t nodes, const std::atomic<bool>* stop) {
  if (report_.done) return report_;
  Budget preparation(nodes, stop);
  if (!task_->prepare(preparation)) return report_;
  Budget budget(std::min(preparation.left(), nodes_left_), stop);
  const bool done = task_->run(budget);
  nodes_left_ -= budget.spent();
  report_.nodes += budget.spent();
  report_.done = done || nodes_left_ == 0;
  if (report_.done && !done) task_->stop();
  if (!told_once_ || report_.done) task_->describe(report_);
  return report_;
}

const ThinkReport& Thinking::finish() {
  while (!done()) step(std::numeric_limits<std::uint64_t>::max());
  return report_;
}

}  // namespace mnk
