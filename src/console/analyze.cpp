#include "console/analyze.h"

#include "console/messages.h"
#include "console/solver_output.h"
#include "engine/notation.h"

namespace mnk::console {

void run(const AnalyzeCommand& command, const Terminal& terminal) {
  const Position& position = command.position;
  Solver solver(table_bytes);
  Budget budget(command.nodes);
  const double start = terminal.seconds();
  std::vector<MoveAssessment> moves;
  if (!position.outcome().over()) moves = solver.analyse(position, budget);
  const Solution solution = moves.empty() ? solve(position, solver, budget) : sum_of(moves);
  const double seconds = terminal.seconds() - start;
  if (!command.json) {
    terminal.out << messages::value_for(position.to_move(), solution.value);
    for (const MoveAssessment& known : moves) {
      terminal.out << messages::move_value(known.move, known.assessment);
    }
    terminal.out << messages::effort({.nodes = budget.spent(), .seconds = seconds});
    return;
  }
  JsonWriter json;
  json.begin_object();
  write_position(json, position);
  write_assessment(json, solution.value);
  write_best(json, solution);
  json.key("moves").begin_array();
  for (const MoveAssessment& known : moves) {
    json.begin_object().key("cell").value(to_text(known.move));
    write_assessment(json, known.assessment);
    json.end_object();
  }
  json.end_array();
  json.key("nodes").value(budget.spent()).key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
