#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Prints the number of move sequences of one length.
void run(const PerftCommand& command, const Terminal& terminal);

/// The greatest depth that can be counted on this board in minutes; INT_MAX where the whole tree
/// is small enough.
[[nodiscard]] int deepest_perft(const Rules& rules);

}  // namespace mnk::console
