#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "players/engine.h"
#include "solver/resumable.h"
#include "text/random.h"

namespace mnk {

/// The work at one request: a move being chosen, moves being valued or one being explained. Can be
/// paused at any node.
class SearchTask {
 public:
  SearchTask() = default;
  SearchTask(const SearchTask&) = delete;
  SearchTask& operator=(const SearchTask&) = delete;
  virtual ~SearchTask() = default;

  /// Makes what the work needs and the request does not pay for: as run(), before it.
  virtual bool prepare(Budget& /*budget*/) { return true; }

  /// Works on; true once there is nothing more to find out.
  virtual bool run(Budget& budget) = 0;

  /// The nodes of the request are spent: takes what is known by now for all there is to know.
  virtual void stop() {}

  /// Writes what is known into the report: move, value, variation, moves, reasons, as far as the
  /// request asks for them.
  virtual void describe(SearchReport& report) const = 0;
};

/// The random player's move, which needs no thought.
class RandomChoice : public SearchTask {
 public:
  /// There must be a move.
  RandomChoice(const std::vector<Cell>& moves, std::uint64_t seed)
      : move_(moves[Random(seed).below(static_cast<std::uint32_t>(moves.size()))]) {}

  bool run(Budget& /*budget*/) override { return true; }
  void describe(SearchReport& report) const override { report.move = move_; }

 private:
  Cell move_;
};

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

namespace mnk::games {

/// What a computer knows of one game, with a memory: what was found out helps with what is asked
/// next. search/solvers.h has one of each game.
class Solver {
 public:
  virtual ~Solver() = default;

  /// The work at a request about a position of this game. It borrows the solver, which must not be
  /// asked for another task before this one is done with.
  [[nodiscard]] virtual std::unique_ptr<SearchTask> task(const SearchRequest& request) = 0;

  /// Takes a book: a text with positions of these rules that were solved in advance. False if the
  /// text is no book for this game. Tasks given before must not be used any more.
  [[nodiscard]] virtual bool learn(const Rules& /*rules*/, std::string_view /*book*/) {
    return false;
  }
};

}  // namespace mnk::games
