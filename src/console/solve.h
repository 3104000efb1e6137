#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Says what a position is worth, and by which moves.
void run(const SolveCommand& command, const Terminal& terminal);

}  // namespace mnk::console
