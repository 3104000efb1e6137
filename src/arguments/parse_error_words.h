#pragma once

#include <string>
#include <string_view>

#include "engine/parse_error.h"

/// English sentences for errors, for the front ends that have no catalogue of their own: the
/// terminal program and the native window.
namespace mnk::messages {

/// A text from outside in quotes, safe to print: whatever is not printable ASCII becomes \xNN, and
/// a long text is cut.
[[nodiscard]] std::string quote(std::string_view text);

/// What was wrong, where, and what would be right: "'z9' is off the board: columns are a to c, rows
/// 1 to 3".
[[nodiscard]] std::string describe(const ParseError& error);

}  // namespace mnk::messages
