#pragma once

#include <array>
#include <string_view>

#include "console/command.h"
#include "console/terminal.h"

namespace mnk::console {

/// The boards of the benchmark, small ones first.
inline constexpr std::array<std::string_view, 18> benchmark_boards = {
    "3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,5,4", "5,5,5",    "6,5,4",   "6,6,4", "6,6,5",
    "7,4,4", "7,7,4", "8,8,6", "8,4,4", "7,6,5", "10,10,10", "10,10,4", "9,4,4", "7,7,5"};

/// Solves the boards of the benchmark from the start, each with an empty table, and says what it
/// took.
void run(const BenchCommand& command, const Terminal& terminal);

}  // namespace mnk::console
