#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Reads a game from standard input, in any format that the engine knows, and prints it in another.
/// False, with the reason on the error stream, if it cannot be read.
[[nodiscard]] bool run(const ConvertCommand& command, const Terminal& terminal);

}  // namespace mnk::console
