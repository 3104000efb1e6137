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

/// The program's environment. Tests pass string streams, a stopped clock and a pause that takes no
/// time.
struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::function<double()> seconds;             ///< since any origin; monotonic
  std::function<void(double)> pause;           ///< in seconds
  std::function<std::uint64_t()> random_seed;  ///< different each time
  /// From the first call on, an interrupt (Ctrl+C) sets this flag instead of ending the program.
  std::function<const std::atomic<bool>&()> interrupted;
};

/// Runs the program; `arguments` leaves out its name. Returns a Status: 0 for success, 1 for
/// failure, 2 for unusable arguments or input, 130 if interrupted.
[[nodiscard]] int run_program(std::span<const char* const> arguments, const Terminal& terminal);

/// Reads the arguments without doing the work. The error is a sentence that says what is wrong and
/// what would be right.
[[nodiscard]] std::expected<void, std::string> check_arguments(
    std::span<const char* const> arguments);

}  // namespace mnk::console
