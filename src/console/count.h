#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Says what the game holds: games, positions, ends, by plain enumeration.
void run(const CountCommand& command, const Terminal& terminal);

}  // namespace mnk::console
