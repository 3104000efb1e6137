#pragma once

#include <cstdint>

namespace mnk {

/// Chance that is the same everywhere: SplitMix64 (Steele, Lea and Flood 2014). The standard
/// library's distributions differ between platforms.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t number = state_;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    return number ^ (number >> 31);
  }

  /// A number from 0 to bound - 1, each as likely as the others but for one part in 2^32 / bound.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  /// True in so many cases of a hundred.
  constexpr bool percent(std::uint32_t chance) { return below(100) < chance; }

 private:
  std::uint64_t state_;
};

}  // namespace mnk
