#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "players/search_task.h"

namespace mnk {

/// One request being worked at in line, in slices. A slice only pauses the work: neither the last
/// report nor the number of nodes depends on where slices end.
class SearchJob {
 public:
  /// `task` is the work at this request, see games::Solvers::task(). Nodes for what it prepares do
  /// not count.
  SearchJob(const SearchRequest& request, std::unique_ptr<SearchTask> task);

  /// Works for at most this many nodes more and says what is known then. Returns within a
  /// millisecond when `stop` becomes true; the work may go on afterwards.
  const SearchReport& step(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr);
  /// Works to the end and gives the last report.
  const SearchReport& finish();

  /// The latest result of step().
  [[nodiscard]] const SearchReport& report() const { return report_; }
  [[nodiscard]] bool done() const { return report_.done; }

 private:
  std::uint64_t nodes_left_;
  bool reports_once_;  ///< only the last report says anything
  std::unique_ptr<SearchTask> task_;
  SearchReport report_;
};

}  // namespace mnk
