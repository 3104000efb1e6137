#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Plays games until the players have had enough or the input ends.
void run(const PlayCommand& command, const Terminal& terminal);

}  // namespace mnk::console
