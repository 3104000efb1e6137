#pragma once

#include <span>

#include "console/terminal.h"

namespace mnk::console {

/// The whole program; the arguments come without its name. Gives the exit status: 0, or 2 for
/// arguments that cannot be used, and for what was asked for and could not be given or kept.
[[nodiscard]] int run_program(std::span<const char* const> arguments, const Terminal& terminal);

}  // namespace mnk::console
