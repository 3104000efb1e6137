#include "analysis/analysis_requests.h"

#include "game/game.h"

namespace mnk {

SearchRequest about_moves(const games::AnyPosition& position) {
  constexpr std::uint64_t nodes_to_solve = 2'000'000;
  constexpr std::uint64_t nodes_for_threats = 60'000;
  const bool beyond = position.game().is_heuristic_only(position.board());
  return {.goal = SearchGoal::analysis,
          .position = position,
          .node_budget = beyond ? nodes_for_threats : nodes_to_solve};
}

SearchRequest about_move(const games::AnyPosition& position, Cell move) {
  constexpr std::uint64_t nodes_for_reasons = 200'000;
  return {.goal = SearchGoal::explanation,
          .position = position,
          .node_budget = nodes_for_reasons,
          .move = move};
}

}  // namespace mnk
