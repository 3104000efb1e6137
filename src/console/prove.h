#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Says who wins a position, by threads that share the work; false when the checkpoint cannot be
/// used, which has been said then.
bool run(const ProveCommand& command, const Terminal& terminal);

}  // namespace mnk::console
