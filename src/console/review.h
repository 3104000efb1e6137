#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Judges every move of a game against the values of all moves.
void run(const ReviewCommand& command, const Terminal& terminal);

}  // namespace mnk::console
