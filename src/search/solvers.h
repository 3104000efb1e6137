#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "players/counting.h"
#include "players/engine.h"
#include "players/search_job.h"

namespace mnk::games {

/// One solver per game, made on first use.
class Solvers {
 public:
  /// Each solver's table, if it has one, takes at most this much memory.
  explicit Solvers(std::size_t table_bytes) : table_bytes_(table_bytes) {}

  [[nodiscard]] Solver& of(const Game& game);
  /// Starts a request. The task borrows its game's solver, see Solver::task().
  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request);

 private:
  std::size_t table_bytes_;
  std::vector<std::unique_ptr<Solver>> solvers_;  ///< in the order of all_games()
};

[[nodiscard]] const Counting& counting_of(const Game& game);

}  // namespace mnk::games

namespace mnk {

/// Runs a request to its end and returns the last report. Earlier requests speed it up through the
/// solvers' tables.
[[nodiscard]] SearchReport think(const SearchRequest& request, games::Solvers& solvers);

/// Searches inside poll(), blocking the caller: for programs with nothing else to do.
class InlineEngine : public Engine {
 public:
  /// See Solvers.
  explicit InlineEngine(std::size_t table_bytes) : solvers_(table_bytes) {}

  void ask(const SearchRequest& request) override { request_ = request; }
  void stop() override { request_.reset(); }
  /// The final report; nothing if nothing was asked.
  std::optional<SearchReport> poll() override;

 private:
  games::Solvers solvers_;
  std::optional<SearchRequest> request_;
};

}  // namespace mnk
