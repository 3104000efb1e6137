#pragma once

#include <cstdint>

#include "text/splitmix64.h"

namespace mnk {

/// Random numbers that are the same everywhere; the standard library's distributions differ between
/// platforms.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    const std::uint64_t number = splitmix64(state_);
    state_ += splitmix64_step;
    return number;
  }

  /// A number from 0 to bound - 1, each as likely as the others but for one part in 2^32 / bound.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  /// True with this chance in per cent.
  constexpr bool percent(std::uint32_t chance) { return below(100) < chance; }

 private:
  std::uint64_t state_;
};

}  // namespace mnk
