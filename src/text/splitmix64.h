#pragma once

#include <cstdint>

namespace mnk {

/// The increment of SplitMix64's state.
inline constexpr std::uint64_t splitmix64_step = 0x9e3779b97f4a7c15u;

/// One step of SplitMix64 (Steele, Lea and Flood 2014): maps each number to another one, so that
/// close ones end far apart. The same on every platform.
[[nodiscard]] constexpr std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t number = state + splitmix64_step;
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
  number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
  return number ^ (number >> 31);
}

}  // namespace mnk
