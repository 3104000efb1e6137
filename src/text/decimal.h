#pragma once

#include <cstdint>
#include <string>

namespace mnk {

/// Appends the number in decimal digits. A few bytes of code, where std::to_string brings a table.
void append_decimal(std::string& text, std::uint64_t number);

}  // namespace mnk
