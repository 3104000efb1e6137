#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "players/search_job.h"
#include "solver/solver.h"

/// The m,n,k-game's own solver as one of any game.
namespace mnk {

/// The table takes at most this much memory; it is made when first needed.
[[nodiscard]] std::unique_ptr<games::Solver> make_mnk_solver(std::size_t table_bytes);

/// The work at a request about a position of this game. The solver is borrowed, and must not be
/// asked about other rules while the task runs.
[[nodiscard]] std::unique_ptr<SearchTask> task_of(const SearchRequest& request, Solver& solver);

/// Works at such a request to its end and gives the last report.
[[nodiscard]] SearchReport think(const SearchRequest& request, Solver& solver);

/// The move that a computer player plays: a pure function of its arguments and of what the solver
/// has learned, which for proven values makes no difference.
[[nodiscard]] Cell choose(const Position& position, PlayerKind player, std::uint64_t seed,
                          std::uint64_t node_budget, Solver& solver);

}  // namespace mnk
