#include "console/solve.h"

#include "console/messages.h"
#include "console/solver_output.h"

namespace mnk::console {

void run(const SolveCommand& command, const Terminal& terminal) {
  const Position& position = command.position;
  Solver solver(table_bytes);
  Budget budget(command.nodes);
  const double start = terminal.seconds();
  const Solution solution = solve(position, solver, budget);
  const double seconds = terminal.seconds() - start;
  if (!command.json) {
    terminal.out << messages::value_for(position.to_move(), solution.value)
                 << messages::best(solution.best, solution.best_complete)
                 << messages::cells("line of play", solution.variation)
                 << messages::effort({.nodes = budget.spent(), .seconds = seconds});
    return;
  }
  JsonWriter json;
  json.begin_object();
  write_position(json, position);
  write_assessment(json, solution.value);
  write_best(json, solution);
  write_cells(json, "variation", solution.variation);
  json.key("nodes").value(budget.spent()).key("seconds").value(seconds).end_object();
  terminal.out << json.text() << '\n';
}

}  // namespace mnk::console
