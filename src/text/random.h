#pragma once

#include <cstdint>

namespace mnk {

inline constexpr std::uint64_t splitmix64_step = 0x9e3779b97f4a7c15u;

/// One step of SplitMix64 (Steele, Lea and Flood 2014): a bijection that sends close numbers far
/// apart. The same on every platform.
[[nodiscard]] constexpr std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t number = state + splitmix64_step;
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
  number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
  return number ^ (number >> 31);
}

/// Random numbers that are the same on every platform, unlike the standard library's distributions.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    const std::uint64_t number = splitmix64(state_);
    state_ += splitmix64_step;
    return number;
  }

  /// A number in 0..bound - 1, uniform to within one part in 2^32 / bound.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  /// True with a chance of `chance` per cent.
  constexpr bool percent(std::uint32_t chance) { return below(100) < chance; }

 private:
  std::uint64_t state_;
};

}  // namespace mnk
