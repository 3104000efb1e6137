#include "console/certify.h"

#include "arguments/messages.h"
#include "console/messages.h"
#include "console/solver_output.h"
#include "solver/certificate.h"

namespace mnk::console {

bool run(const CertifyCommand& command, const Terminal& terminal) {
  Solver solver(table_bytes, {.zetters = false});
  Budget budget(command.nodes);
  const auto text = certificate(solver.context(command.position.rules()), command.position, budget);
  if (!text) {
    terminal.err << arguments::messages::complaint("tictactoe", messages::unproven(command.nodes));
    return false;
  }
  terminal.out << *text;
  return true;
}

}  // namespace mnk::console
