#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <functional>
#include <istream>
#include <ostream>
#include <span>
#include <string>

namespace mnk::console {

/// Everything that the program has of the world around it. Tests pass string streams, a clock that
/// stands still and a pause that takes no time.
struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::function<double()> seconds;             ///< from any start, never running backwards
  std::function<void(double)> pause;           ///< in seconds
  std::function<std::uint64_t()> random_seed;  ///< another one each time
  /// From the first call on an interrupt (Ctrl+C) does not end the program but sets this.
  std::function<const std::atomic<bool>&()> interrupted;
};

/// The whole program; the arguments come without its name. Gives the exit status: 0; 1 for work
/// that failed or was interrupted; 2 for arguments that cannot be used.
[[nodiscard]] int run_program(std::span<const char* const> arguments, const Terminal& terminal);

/// Reads the arguments without doing the work. The error is a sentence that says what was wrong and
/// what would be right.
[[nodiscard]] std::expected<void, std::string> check_arguments(
    std::span<const char* const> arguments);

}  // namespace mnk::console
