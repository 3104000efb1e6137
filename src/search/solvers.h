#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "players/counting.h"
#include "players/engine.h"
#include "players/search_job.h"

namespace mnk::games {

/// A solver of each game, made when the game is first asked about.
class Solvers {
 public:
  /// A solver with a table gives it at most this much memory.
  explicit Solvers(std::size_t table_bytes) : table_bytes_(table_bytes) {}

  [[nodiscard]] Solver& of(const Game& game);
  /// The work at a request. It borrows the solver of its game, see Solver::task().
  [[nodiscard]] std::unique_ptr<SearchTask> task(const SearchRequest& request);

 private:
  std::size_t table_bytes_;
  std::vector<std::unique_ptr<Solver>> solvers_;  ///< in the order of all_games()
};

[[nodiscard]] const Counting& counting_of(const Game& game);

}  // namespace mnk::games

namespace mnk {

/// Works at a request to its end and gives the last report. What the solvers have learned helps.
[[nodiscard]] SearchReport think(const SearchRequest& request, games::Solvers& solvers);

/// Thinks when it is polled, in the caller's time: for programs that have nothing else to do.
class InlineEngine : public Engine {
 public:
  /// The table is made when first needed, and takes at most this much memory.
  explicit InlineEngine(std::size_t table_bytes) : solvers_(table_bytes) {}

  void ask(const SearchRequest& request) override { request_ = request; }
  void stop() override { request_.reset(); }
  /// The whole answer at once; nothing when nothing was asked.
  std::optional<SearchReport> poll() override;

 private:
  games::Solvers solvers_;
  std::optional<SearchRequest> request_;
};

}  // namespace mnk
