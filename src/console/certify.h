#pragma once

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// Prints the value of a position with its proof; see solver/certificate.h. False, with the reason
/// on standard error, when the nodes do not suffice.
[[nodiscard]] bool run(const CertifyCommand& command, const Terminal& terminal);

}  // namespace mnk::console
