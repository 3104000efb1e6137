#include "study/run_desk.h"

#include "engine/position_text.h"
#include "players/explained_move.h"
#include "players/thinking.h"
#include "solver/approach.h"
#include "study/puzzle_stock.h"

namespace mnk::desk {
namespace {

/// For the moves of one position; every puzzle on a board that can be solved takes less.
constexpr std::uint64_t nodes_for_moves = 2'000'000;
/// On boards beyond solving, where only wins by threats are looked for.
constexpr std::uint64_t nodes_for_all_threats = 60'000;
/// For the reasons against a wrong move.
constexpr std::uint64_t nodes_for_reasons = 200'000;

}  // namespace

std::expected<Puzzle, std::string_view> SolverKnows::read(std::string_view text) const {
  const auto stocked = parse_puzzle_text(text);
  if (!stocked) return std::unexpected("puzzle");
  auto puzzle = restored(*stocked, *solver);
  if (!puzzle) return std::unexpected("no_puzzle");
  return std::move(*puzzle);
}

std::vector<MoveAssessment> SolverKnows::moves(const Position& position) const {
  const bool beyond = beyond_solving(position.rules());
  return think({.task = ThinkTask::analysis,
                .position = games::AnyPosition(position),
                .node_budget = beyond ? nodes_for_all_threats : nodes_for_moves},
               *solver)
      .moves;
}

KnownMove SolverKnows::explain(const Position& position, Cell move) const {
  ExplainedMove explained(*solver, position, move, nodes_for_reasons);
  Budget budget(nodes_for_reasons);
  explained.run(budget);
  return {.assessment = explained.assessment(), .reasons = explained.reasons()};
}

void SolverKnows::describe(JsonWriter& json, const Puzzle& puzzle) {
  json.key("position").value(to_position_text(puzzle.position));
}

}  // namespace mnk::desk
