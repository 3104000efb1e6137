#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Says what every legal move is worth, for the side that plays it.
void run(const AnalyzeCommand& command, const Terminal& terminal);

}  // namespace mnk::console
