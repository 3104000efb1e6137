#pragma once

#include <array>
#include <string_view>

#include "console/subcommand.h"
#include "console/terminal.h"

namespace mnk::console {

/// The boards whose value the benchmark asks for. Small ones come first, then all on which the
/// first player gets four in a row, up to 10×10, then the hard ones.
inline constexpr std::array benchmark_boards = std::to_array<std::string_view>(
    {"3,3,3",  "4,3,3",  "4,4,3", "4,4,4",    "5,5,4",  "5,5,5",  "6,6,5",  "6,6,6",
     "7,7,7",  "8,8,8",  "9,9,9", "10,10,10", "6,5,4",  "7,5,4",  "8,5,4",  "9,5,4",
     "10,5,4", "6,6,4",  "7,6,4", "8,6,4",    "9,6,4",  "10,6,4", "7,7,4",  "8,7,4",
     "9,7,4",  "10,7,4", "8,8,4", "9,8,4",    "10,8,4", "9,9,4",  "10,9,4", "10,10,4",
     "8,8,6",  "7,4,4",  "8,4,4", "7,6,5",    "7,7,5",  "9,4,4"});

/// The boards on which it asks for the value of every first move.
inline constexpr std::array benchmark_first_moves =
    std::to_array<std::string_view>({"3,3,3", "4,4,4", "5,5,4", "6,5,4", "6,6,4"});

/// Asks for both, each time with an empty table, and says what it took.
void run(const BenchCommand& command, const Terminal& terminal);

}  // namespace mnk::console
