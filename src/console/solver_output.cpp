#include "console/solver_output.h"

#include "console/messages.h"
#include "engine/notation.h"
#include "engine/position_text.h"

namespace mnk::console {

Solution solve(const Position& position, Solver& solver, Budget& budget) {
  if (!position.outcome().over()) return solver.solve(position, budget);
  return {.value = Assessment::proven(final_value(position)),
          .best = {},
          .best_complete = true,
          .variation = {},
          .nodes = 0};
}

void write_position(JsonWriter& json, const Position& position) {
  json.key("rules").value(to_text(position.rules()));
  json.key("position").value(to_position_text(position));
}

void write_assessment(JsonWriter& json, const Assessment& assessment) {
  json.key("value").value(to_text(assessment.value.result));
  if (!assessment.is_proven() && assessment.result_is_proven()) {
    json.key("plies").null().key("proven").value(true);
    json.key("plies_at_most").value(most_plies(assessment));
    return;
  }
  json.key("plies").value(assessment.value.plies);
  json.key("proven").value(assessment.is_proven());
  if (assessment.is_proven()) return;
  json.key("at_least").value(to_text(assessment.at_least.result));
  json.key("at_most").value(to_text(assessment.at_most.result));
}

void write_best(JsonWriter& json, const Solution& solution) {
  write_cells(json, "best", solution.best);
  if (!solution.best_complete) json.key("best_complete").value(false);
}

void write_cells(JsonWriter& json, std::string_view key, const std::vector<Cell>& cells) {
  json.key(key).begin_array();
  for (const Cell cell : cells) json.value(to_text(cell));
  json.end_array();
}

void print_solution(const Position& position, const Solution& solution, const Effort& effort,
                    bool json, std::ostream& out) {
  if (!json) {
    out << messages::value_for(position.to_move(), solution.value)
        << messages::best(solution.best, solution.best_complete)
        << messages::cells("line of play", solution.variation) << messages::effort(effort);
    return;
  }
  JsonWriter text;
  text.begin_object();
  write_position(text, position);
  write_assessment(text, solution.value);
  write_best(text, solution);
  write_cells(text, "variation", solution.variation);
  text.key("nodes").value(effort.nodes).key("seconds").value(effort.seconds).end_object();
  out << text.text() << '\n';
}

}  // namespace mnk::console
