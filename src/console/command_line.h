#pragma once

#include <expected>
#include <span>
#include <string>

#include "console/subcommand.h"

namespace mnk::console {

/// The arguments without the program's name. The error is a sentence that says what was wrong and
/// what would be right.
[[nodiscard]] std::expected<Subcommand, std::string> parse_command_line(
    std::span<const char* const> arguments);

}  // namespace mnk::console
