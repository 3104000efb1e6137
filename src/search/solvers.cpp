#include "search/solvers.h"

#include <array>

#include "players/mnk_solver.h"
#include "players/search_job.h"
#include "registry/games.h"

#define TTT_GAME(name)                                                 \
  namespace mnk::name {                                                \
  std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes); \
  const games::Counting& counting();                                   \
  }
#include "registry/games.inc"
#undef TTT_GAME

namespace mnk::games {

Solver& Solvers::of(const Game& game) {
  static constexpr std::array make = {
      make_mnk_solver,
#define TTT_GAME(name) name::make_solver,
#include "registry/games.inc"
#undef TTT_GAME
  };
  solvers_.resize(make.size());
  auto& solver = solvers_[number_of(game)];
  if (!solver) solver = make[number_of(game)](table_bytes_);
  return *solver;
}

std::unique_ptr<SearchTask> Solvers::task(const SearchRequest& request) {
  // Chance needs no solver.
  if (request.goal == SearchGoal::move && request.player == PlayerKind::random) {
    return std::make_unique<RandomChoice>(request.position.available_moves(), request.seed);
  }
  return of(request.position.game()).task(request);
}

const Counting& counting_of(const Game& game) {
  static constexpr std::array counting = {
      mnk_counting,
#define TTT_GAME(name) name::counting,
#include "registry/games.inc"
#undef TTT_GAME
  };
  return counting[number_of(game)]();
}

}  // namespace mnk::games

namespace mnk {

SearchReport think(const SearchRequest& request, games::Solvers& solvers) {
  return SearchJob(request, solvers.task(request)).finish();
}

std::optional<SearchReport> InlineEngine::poll() {
  if (!request_) return std::nullopt;
  SearchReport report = think(*request_, solvers_);
  request_.reset();
  return report;
}

}  // namespace mnk
