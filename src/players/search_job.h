#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "players/engine.h"
#include "solver/resumable.h"
#include "text/random.h"

namespace mnk {

/// The search for one request: chooses a move, values moves or explains one. Can be paused at any
/// node.
class SearchTask {
 public:
  SearchTask() = default;
  SearchTask(const SearchTask&) = delete;
  SearchTask& operator=(const SearchTask&) = delete;
  virtual ~SearchTask() = default;

  /// Builds what the search needs, at no cost to the request. Works like run(); call it first.
  virtual bool prepare(Budget& /*budget*/) { return true; }

  /// Continues; true once there is nothing more to find.
  virtual bool run(Budget& budget) = 0;

  /// The request's nodes are spent: settles for what is known by now.
  virtual void stop() {}

  /// Fills the fields of the report that the request asks for with what is known.
  virtual void describe(SearchReport& report) const = 0;
};

/// The random player's move, which needs no search.
class RandomChoice : public SearchTask {
 public:
  /// `moves` must not be empty.
  RandomChoice(const std::vector<Cell>& moves, std::uint64_t seed)
      : move_(moves[Random(seed).below(static_cast<std::uint32_t>(moves.size()))]) {}

  bool run(Budget& /*budget*/) override { return true; }
  void describe(SearchReport& report) const override { report.move = move_; }

 private:
  Cell move_;
};

/// Runs one request in slices. Slices only pause the work: they change neither the last report nor
/// the number of nodes.
class SearchJob {
 public:
  /// `task` must belong to this request, see games::Solvers::task(). Nodes that it spends in
  /// prepare() do not count.
  SearchJob(const SearchRequest& request, std::unique_ptr<SearchTask> task);

  /// Spends at most `nodes` more and reports what is known then. Returns within a millisecond once
  /// `stop` is true; you can still continue afterwards.
  const SearchReport& step(std::uint64_t nodes, const std::atomic<bool>* stop = nullptr);
  /// Runs to the end and returns the last report.
  const SearchReport& finish();

  /// The latest result of step().
  [[nodiscard]] const SearchReport& report() const { return report_; }
  [[nodiscard]] bool done() const { return report_.done; }

 private:
  std::uint64_t nodes_left_;
  bool reports_once_;  ///< only the last report has content
  std::unique_ptr<SearchTask> task_;
  SearchReport report_;
};

}  // namespace mnk

namespace mnk::games {

/// The computer's knowledge of one game. It keeps results, so earlier requests speed up later ones.
/// search/solvers.h has one per game.
class Solver {
 public:
  virtual ~Solver() = default;

  /// Starts a request about a position of this game. The task borrows the solver: finish with it
  /// before you ask for another.
  [[nodiscard]] virtual std::unique_ptr<SearchTask> task(const SearchRequest& request) = 0;

  /// Loads a book: a text of presolved positions under these rules. False if it is not a book of
  /// this game. Invalidates earlier tasks.
  [[nodiscard]] virtual bool learn(const Rules& /*rules*/, std::string_view /*book*/) {
    return false;
  }
};

}  // namespace mnk::games
