#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/heuristic/pattern.h"

namespace mnk {

/// The threat of a stone on an empty cell, over its four lines together; weakest first. Named for
/// five in a row, as patterns are.
enum class Threat : std::uint8_t {
  none,
  two,                ///< prepares something
  twos,               ///< two open twos: two threats to make an open three
  three,              ///< could become a four
  threes,             ///< could become two fours
  open_three,         ///< threatens an open four: the opponent must answer or make fours
  open_three_more,    ///< and another three, or an open two
  double_open_three,  ///< two of them: one answer rarely is enough
  four,               ///< the opponent has one answer
  four_more,          ///< and another three, or an open two
  four_three,         ///< and an open three: wins unless the answer makes a four
  open_four,          ///< or two fours: wins unless the opponent completes five first
  five                ///< wins at once
};

inline constexpr std::size_t threat_count = 13;

/// The patterns of the four lines through a cell, in the order of `line_directions`: four bits
/// each, the first line in the lowest.
class FourPatterns {
 public:
  static constexpr std::size_t code_count = 1 << 16;

  constexpr FourPatterns() = default;
  constexpr explicit FourPatterns(std::uint16_t code) : code_(code) {}

  [[nodiscard]] constexpr Pattern operator[](std::size_t direction) const {
    return static_cast<Pattern>(code_ >> (4 * direction) & 15U);
  }
  /// The same with another pattern in one direction.
  [[nodiscard]] constexpr FourPatterns with(std::size_t direction, Pattern pattern) const {
    const unsigned shift = 4 * static_cast<unsigned>(direction);
    const unsigned others = code_ & ~(15U << shift);
    return FourPatterns(
        static_cast<std::uint16_t>(others | static_cast<unsigned>(pattern) << shift));
  }
  [[nodiscard]] constexpr std::uint16_t code() const { return code_; }

  friend constexpr bool operator==(FourPatterns, FourPatterns) = default;

 private:
  std::uint16_t code_ = 0;
};

[[nodiscard]] Threat threat_of(FourPatterns patterns);

}  // namespace mnk
