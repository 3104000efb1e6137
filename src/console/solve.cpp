#include "console/solve.h"

#include "console/messages.h"
#include "console/solver_output.h"

namespace mnk::console {

void run(const SolveCommand& command, const Terminal& terminal) {
  Solver solver(table_bytes);
  Budget budget(command.nodes);
  const double start = terminal.seconds();
  const Solution solution = solve(command.position, solver, budget);
  print_solution(command.position, solution,
                 {.nodes = budget.spent(), .seconds = terminal.seconds() - start}, command.json,
                 terminal.out);
}

}  // namespace mnk::console
