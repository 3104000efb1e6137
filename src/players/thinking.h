#pragma once

#include <atomic>
#include <cstdint>

#include "players/thinker.h"
#include "solver/solver.h"

namespace mnk {

/// One request being worked at in line, in slices. A slice only pauses the work: where the slices
/// end has no influence on the last report. The solver is borrowed and keeps what it learns; two
/// that were made alike and asked the same questions in the same order answer alike, to the node.
class Thinking {
 public:
  Thinking(ThinkRequest request, Solver& solver);

  /// Works for about this many nodes more and says what is known then. Returns within a
  /// millisecond when `stop` becomes true; the work may go on afterwards.
  const ThinkReport& step(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr);

  /// What step() returned last.
  [[nodiscard]] const ThinkReport& report() const { return report_; }
  [[nodiscard]] bool done() const { return report_.done; }

 private:
  ThinkRequest request_;
  Solver& solver_;
  ThinkReport report_;
};

/// Works at a request to its end and gives the last report.
[[nodiscard]] ThinkReport think(const ThinkRequest& request, Solver& solver);

}  // namespace mnk
