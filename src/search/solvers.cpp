#include "search/solvers.h"

#include <algorithm>
#include <array>

#include "players/mnk_solver.h"
#include "players/search_job.h"
#include "registry/games.h"

#define TTT_GAME(name)                                                 \
  namespace mnk::name {                                                \
  std::unique_ptr<games::Solver> make_solver(std::size_t table_bytes); \
  }
#include "registry/games.inc"
#undef TTT_GAME

namespace mnk::games {

Solver& Solvers::of(const Game& game) {
  // In the order of all_games().
  static constexpr std::array make = {
      make_mnk_solver,
#define TTT_GAME(name) name::make_solver,
#include "registry/games.inc"
#undef TTT_GAME
  };
  const auto number =
      static_cast<std::size_t>(std::ranges::find(all_games(), &game) - all_games().begin());
  solvers_.resize(make.size());
  auto& solver = solvers_[number];
  if (!solver) solver = make[number](table_bytes_);
  return *solver;
}

}  // namespace mnk::games

namespace mnk {

ThinkReport think(const ThinkRequest& request, games::Solvers& solvers) {
  return Thinking(request, solvers.task(request)).finish();
}

}  // namespace mnk
