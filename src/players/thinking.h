#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "players/thinker.h"
#include "players/thought.h"
#include "solver/solver.h"

namespace mnk {

/// One request being worked at in line, in slices. A slice only pauses the work: neither the last
/// report nor the number of nodes depends on where slices end. The solver is borrowed and keeps
/// what it learns; two that were made alike and asked the same in the same order answer alike.
class Thinking {
 public:
  /// The solvers must outlive the thinking, and must not be asked about other rules meanwhile. That
  /// of other games is made when one is first asked about, and again for other rules, by step();
  /// nodes for that do not count.
  Thinking(const ThinkRequest& request, Solver& solver, games::AllGames::OtherSolver& other);

  /// Works for at most this many nodes more and says what is known then. Returns within a
  /// millisecond when `stop` becomes true; the work may go on afterwards.
  const ThinkReport& step(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr);

  /// What step() returned last.
  [[nodiscard]] const ThinkReport& report() const { return report_; }
  [[nodiscard]] bool done() const { return report_.done; }

 private:
  std::uint64_t nodes_left_;
  bool told_once_;  ///< only the last report says anything
  std::unique_ptr<Thought> thought_;
  ThinkReport report_;
};

/// Works at a request to its end and gives the last report.
[[nodiscard]] ThinkReport think(const ThinkRequest& request, Solver& solver,
                                games::AllGames::OtherSolver& other);
/// The same for what is asked about an m,n,k-game.
[[nodiscard]] ThinkReport think(const ThinkRequest& request, Solver& solver);

/// The move that a computer player plays: a pure function of its arguments and of what the solver
/// has learned, which for proven values makes no difference.
[[nodiscard]] Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
                          std::uint64_t node_budget, Solver& solver);

}  // namespace mnk
