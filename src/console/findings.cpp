#include "console/findings.h"

#include <algorithm>

#include "console/words.h"
#include "engine/notation.h"
#include "engine/position_text.h"

namespace mnk::console {
namespace {

Result result_of(const Position& over) {
  const auto winner = over.outcome().winner();
  if (!winner) return Result::draw;
  return winner == over.to_move() ? Result::win : Result::loss;
}

}  // namespace

std::size_t table_bytes(const Rules& rules, std::uint64_t nodes) {
  constexpr std::uint64_t megabyte = 1'048'576;
  constexpr std::uint64_t bytes_for_a_node = 32;
  constexpr int cells_of_a_small_board = 16;
  const std::uint64_t most = (rules.cell_count() <= cells_of_a_small_board ? 4 : 256) * megabyte;
  const std::uint64_t wanted = nodes < most ? nodes * bytes_for_a_node : most;
  return static_cast<std::size_t>(std::clamp(wanted, megabyte / 4, most));
}

Solution solve(const Position& position, Solver& solver, Budget& budget) {
  if (!position.outcome().over()) return solver.solve(position, budget);
  return {.value = Assessment::proven({.result = result_of(position), .plies = 0}),
          .best = {},
          .variation = {},
          .nodes = 0};
}

void write_position(JsonWriter& json, const Position& position) {
  json.key("rules").value(to_text(position.rules()));
  json.key("position").value(to_position_text(position));
}

void write_assessment(JsonWriter& json, const Assessment& assessment) {
  json.key("value").value(words::value(assessment.value.result));
  json.key("plies").value(assessment.value.plies);
  json.key("proven").value(assessment.is_proven());
  if (assessment.is_proven()) return;
  json.key("at_least").value(words::value(assessment.at_least.result));
  json.key("at_most").value(words::value(assessment.at_most.result));
}

void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells) {
  json.key(key).begin_array();
  for (const Cell cell : cells) json.value(to_text(cell));
  json.end_array();
}

}  // namespace mnk::console
