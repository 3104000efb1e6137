#include "puzzles/run_requests.h"

#include <utility>

#include "analysis/analysis_requests.h"
#include "engine/position_text.h"
#include "players/thinking.h"
#include "puzzles/database.h"

namespace mnk::desk {

std::expected<Puzzle, std::string_view> SolverKnows::read(std::string_view text) const {
  const auto stocked = parse_puzzle_text(text);
  if (!stocked) return std::unexpected("puzzle");
  auto puzzle = restored(*stocked, *solver);
  if (!puzzle) return std::unexpected("no_puzzle");
  return std::move(*puzzle);
}

std::vector<MoveAssessment> SolverKnows::moves(const Position& position) const {
  return think(about_moves(position), *solver).moves;
}

KnownMove SolverKnows::explain(const Position& position, Cell move) const {
  ThinkReport report = think(about_move(position, move), *solver);
  return {.assessment = report.value, .reasons = std::move(report.reasons)};
}

void SolverKnows::describe(JsonWriter& json, const Puzzle& puzzle) {
  json.key("position").value(to_position_text(puzzle.position));
}

}  // namespace mnk::desk
