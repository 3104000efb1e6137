#include "console/solver_output.h"

#include "analysis/value_json.h"
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

void write_assessment(JsonWriter& json, const Assessment& assessment, messages::DrawLength draws) {
  json.key("value").value(to_text(assessment.value.result));
  if (!assessment.is_proven() && assessment.result_is_proven()) {
    json.key("plies").null().key("proven").value(true);
    json.key("plies_at_most").value(most_plies(assessment));
    return;
  }
  const bool endless = draws == messages::DrawLength::endless;
  json.key("plies");
  if (endless && assessment.value.result == Result::draw) {
    json.null();
  } else {
    json.value(assessment.value.plies);
  }
  json.key("proven").value(assessment.is_proven());
  if (assessment.is_proven()) return;
  json.key("at_least").value(to_text(assessment.at_least.result));
  json.key("at_most").value(to_text(assessment.at_most.result));
  if (assessment.chance) json.key("chance").value(static_cast<int>(*assessment.chance));
}

void write_order(JsonWriter& json, const vanish::Position& position) {
  json.key("start").value(games::to_position_text(position));
  json.key("oldest_first").begin_object();
  for (const Mark side : {Mark::X, Mark::O}) {
    const auto marks = position.marks(side);
    write_cells(json, side == Mark::X ? "x" : "o", {marks.begin(), marks.end()});
  }
  json.end_object();
}

void write_best(JsonWriter& json, const Solution& solution) {
  write_cells(json, "best", solution.best);
  if (!solution.best_complete) json.key("best_complete").value(false);
}

void write_reviewed(JsonWriter& json, const ReviewedMove& move, messages::DrawLength draws) {
  json.begin_object().key("cell").value(to_text(move.move));
  json.key("side").value(letter(move.side));
  json.key("judgement").value(to_text(move.judgement));
  json.key("estimated").value(move.estimated);
  for (const auto& [name, known] :
       {std::pair("before", &move.before), std::pair("after", &move.after)}) {
    json.key(name).begin_object();
    write_assessment(json, *known, draws);
    json.end_object();
  }
  write_cells(json, "best", move.best);
  json.end_object();
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
