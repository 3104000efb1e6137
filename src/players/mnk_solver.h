#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "players/search_job.h"
#include "solver/solver.h"

/// Adapts the m,n,k-game's solver to games::Solver.
namespace mnk {

/// The table takes at most this much memory.
[[nodiscard]] std::unique_ptr<games::Solver> make_mnk_solver(std::size_t table_bytes);

/// Starts a request about a position of this game. The task borrows the solver: do not ask it about
/// other rules while the task runs.
[[nodiscard]] std::unique_ptr<SearchTask> task_of(const SearchRequest& request, Solver& solver);

/// Runs such a request to its end and returns the last report.
[[nodiscard]] SearchReport think(const SearchRequest& request, Solver& solver);

/// A computer player's move. Depends only on the arguments and, for unproven values, on the
/// solver's table.
[[nodiscard]] Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
                          std::uint64_t node_budget, Solver& solver);

}  // namespace mnk
