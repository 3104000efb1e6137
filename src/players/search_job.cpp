#include "players/search_job.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mnk {

SearchJob::SearchJob(const SearchRequest& request, std::unique_ptr<SearchTask> task)
    : nodes_left_(request.node_budget),
      reports_once_(request.goal == SearchGoal::review),
      task_(std::move(task)) {
  report_.id = request.id;
  report_.value = Assessment::unknown(static_cast<int>(request.position.available_moves().size()));
  if (!reports_once_) task_->describe(report_);
}

const SearchReport& SearchJob::step(std::uint64_t nodes, const std::atomic<bool>* stop) {
  if (report_.done) return report_;
  Budget preparation(nodes, stop);
  if (!task_->prepare(preparation)) return report_;
  Budget budget(std::min(preparation.left(), nodes_left_), stop);
  const bool done = task_->run(budget);
  nodes_left_ -= budget.spent();
  report_.nodes += budget.spent();
  report_.done = done || nodes_left_ == 0;
  if (report_.done && !done) task_->stop();
  if (!reports_once_ || report_.done) task_->describe(report_);
  return report_;
}

const SearchReport& SearchJob::finish() {
  while (!done()) step(std::numeric_limits<std::uint64_t>::max());
  return report_;
}

}  // namespace mnk
