#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>

namespace mnk::console {

/// Everything that the program has of the world around it. Tests pass string streams, a clock that
/// stands still and a pause that takes no time.
struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::function<double()> seconds;             ///< from any start, never running backwards
  std::function<void(double)> pause;           ///< for so many seconds
  std::function<std::uint64_t()> random_seed;  ///< another one each time
  /// From the first call on an interrupt (Ctrl+C) does not end the program but sets this.
  std::function<const std::atomic<bool>&()> interrupted;
};

}  // namespace mnk::console
