#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Prints proven puzzles, with their solutions. Where there are fewer than asked for it says so on
/// standard error. False where the game has no puzzles of this theme, or none at all: why is on
/// standard error.
[[nodiscard]] bool run(const PuzzlesCommand& command, const Terminal& terminal);

}  // namespace mnk::console
