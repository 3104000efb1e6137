#include "console/output.h"

#include <fmt/format.h>

#include "analysis/value_json.h"
#include "console/words.h"
#include "engine/notation.h"
#include "engine/position_text.h"
#include "game/position.h"

namespace mnk::console {

void write_position(JsonWriter& json, const games::AnyPosition& position) {
  json.key("rules").value(games::to_text(position.rules()));
  json.key("position").value(to_position_text(position.marks(), position.board()));
  if (games::kept_marks(position.rules())) json.key("side").value(letter(position.to_move()));
  write_order(json, position);
}

void write_order(JsonWriter& json, const games::AnyPosition& position) {
  if (!games::kept_marks(position.rules())) return;
  json.key("start").value(games::to_position_text(position));
  json.key("oldest_first").begin_object();
  for (const Mark side : {Mark::X, Mark::O}) {
    std::vector<Cell> cells;
    for (const PlacedMark& placed : games::placed_marks(position)) {
      if (placed.mark == side) cells.push_back(placed.cell);
    }
    write_cells(json, side == Mark::X ? "x" : "o", cells);
  }
  json.end_object();
}

void write_assessment(JsonWriter& json, const Assessment& assessment, bool endless) {
  json.key("value").value(to_text(assessment.value.result));
  if (!assessment.is_proven() && assessment.result_is_proven()) {
    json.key("plies").null().key("proven").value(true);
    json.key("plies_at_most").value(max_plies(assessment));
    return;
  }
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

void write_best(JsonWriter& json, const Solution& solution) {
  write_cells(json, "best", solution.best);
  if (!solution.best_complete) json.key("best_complete").value(false);
}

void write_effort(JsonWriter& json, const Effort& effort) {
  json.key("nodes").value(effort.nodes).key("seconds").value(effort.seconds);
}

void write_reviewed(JsonWriter& json, const ReviewedMove& move, bool endless) {
  json.begin_object().key("cell").value(to_text(move.move));
  json.key("side").value(letter(move.side));
  json.key("judgement").value(to_text(move.judgement));
  json.key("estimated").value(move.estimated);
  for (const auto& [name, known] :
       {std::pair("before", &move.before), std::pair("after", &move.after)}) {
    json.key(name).begin_object();
    write_assessment(json, *known, endless);
    json.end_object();
  }
  write_cells(json, "best", move.best);
  json.end_object();
}

void print_solution(const games::AnyPosition& position, const Solution& solution,
                    const Effort& effort, bool json, const Terminal& terminal) {
  const bool endless = position.can_come_again();
  if (!json) {
    terminal.out << fmt::format(words::to_move, letter(position.to_move()),
                                words::assessed(solution.value, endless))
                 << words::cells("best", solution.best,
                                 solution.best_complete ? "" : words::may_be_others)
                 << words::cells("line of play", solution.variation)
                 << fmt::format(words::effort, effort.nodes, effort.seconds);
    return;
  }
  JsonWriter text;
  text.begin_object();
  write_position(text, position);
  write_assessment(text, solution.value, endless);
  write_best(text, solution);
  write_cells(text, "variation", solution.variation);
  write_effort(text, effort);
  text.end_object();
  print(text, terminal);
}

Solution solution_of_end(const games::AnyPosition& position) {
  return {.value = Assessment::proven(final_value(position.outcome(), position.to_move())),
          .best = {},
          .best_complete = true,
          .variation = {},
          .nodes = 0};
}

void print(const JsonWriter& json, const Terminal& terminal) {
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
