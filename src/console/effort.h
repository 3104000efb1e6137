#pragma once

#include <cstdint>

namespace mnk::console {

/// What an answer took.
struct Effort {
  std::uint64_t nodes = 0;
  double seconds = 0;

  /// 0 when no time has passed.
  [[nodiscard]] std::uint64_t nodes_per_second() const {
    return seconds > 0 ? static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds) : 0;
  }
};

}  // namespace mnk::console
