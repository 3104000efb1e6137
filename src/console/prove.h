#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Says who wins a position, by threads that share the work. False when the checkpoint cannot be
/// used or kept any longer, or the system gives too few threads; which it was has been said then.
[[nodiscard]] bool run(const ProveCommand& command, const Terminal& terminal);

}  // namespace mnk::console
