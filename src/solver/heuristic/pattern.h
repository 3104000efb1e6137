#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules.h"

namespace mnk {

/// The pattern that a stone on an empty cell makes on one line: how many stones it still lacks, and
/// in how many ways it can grow. Named for five in a row; with k in a row a "four" lacks one stone,
/// a "three" two, and so on. `*` is the stone itself, `X` other stones of its side, `#` blocked
/// cells (the opponent's, or off the board).
enum class Pattern : std::uint8_t {
  dead,             ///< `#.X*.#`       no line can be completed here
  one,              ///< `#.*...`       lacks four or more
  two,              ///< `#X*...`       lacks three, cannot become an open three
  open_two,         ///< `#.X*..#`      one cell makes it an open three
  open_two_2,       ///<                two cells do
  open_two_3,       ///< `...X*...`     at least three cells do
  three,            ///< `#XX*..#`      lacks two, in one line only: a four, but never an open one
  three_more,       ///< `#XX*..` wide  lacks two, and at least three cells make a four
  open_three,       ///< `#..XX*.#`     one cell makes it an open four
  open_three_more,  ///< `..XX*..`      at least two cells do
  four,             ///< `#XXX*.`       one cell completes it
  open_four,        ///< `.XXX*.`       two cells complete it: unstoppable
  five              ///< `XXXX*`        complete
};

inline constexpr std::size_t pattern_count = 13;

/// The pattern of every line of 2k - 1 cells around a stone. A line is a number in base three, with
/// a digit for each cell but the middle one: 0 empty, 1 own, 2 blocked.
///
///     cell    -4 -3 -2 -1  *  1  2  3  4       k = 5
///     digit    0  1  2  3     4  5  6  7       the cell `-4` counts ones, `-3` threes, …
///
/// A pattern follows from the lines with one more own stone, whose numbers are greater, so one pass
/// from the greatest number down fills the table: 2 * 3^(2k-2) bytes, about ten million for k = 8.
/// From eight in a row on every game is a draw (Zetters 1980) and needs no evaluation.
///
/// Every number has a twin at an offset of `blind()` whose pattern is dead, so that looking up an
/// overlooked line costs nothing extra.
class PatternTable {
 public:
  static constexpr int max_in_a_row = 8;

  /// `in_a_row` is 1..max_in_a_row.
  explicit PatternTable(int in_a_row);

  [[nodiscard]] Pattern operator[](std::uint32_t line) const { return patterns_[line]; }
  /// The patterns of all lines, by number.
  [[nodiscard]] std::span<const Pattern> all() const { return patterns_; }

  /// What an own stone `offset` cells along the line (1..k-1, negative for back) adds to a line's
  /// number; an opponent's adds twice as much.
  [[nodiscard]] std::uint32_t digit(int offset) const {
    return powers_[static_cast<std::size_t>(offset < 0 ? offset + reach_ : offset + reach_ - 1)];
  }
  /// What to add to the number of an overlooked line.
  [[nodiscard]] std::uint32_t blind() const {
    return static_cast<std::uint32_t>(patterns_.size() / 2);
  }
  /// How far along a line a stone counts: k - 1.
  [[nodiscard]] int reach() const { return reach_; }

 private:
  [[nodiscard]] bool complete(std::uint32_t line) const;
  [[nodiscard]] Pattern grade(std::uint32_t line) const;
  [[nodiscard]] std::uint32_t digit_value(std::uint32_t line, std::size_t place) const {
    return line / powers_[place] % 3;
  }

  int reach_;
  std::vector<std::uint32_t> powers_;  ///< of three, one per digit
  std::vector<Pattern> patterns_;
};

/// The threat of a stone on an empty cell, over all its four lines; weakest first. Named for five
/// in a row, like patterns.
enum class Threat : std::uint8_t {
  none,
  two,                ///< a two, or one open two
  twos,               ///< two open twos
  three,              ///< could become a four
  threes,             ///< could become two fours
  open_three,         ///< threatens an open four: the opponent must answer or make fours
  open_three_more,    ///< and another three, or an open two
  double_open_three,  ///< two open threes: one answer is rarely enough
  four,               ///< the opponent has one answer
  four_more,          ///< and another three, or an open two
  four_three,         ///< and an open three: wins unless the answer makes a four
  open_four,          ///< or two fours: wins unless the opponent completes five first
  five                ///< wins at once
};

inline constexpr std::size_t threat_count = 13;

/// The patterns of the four lines through a cell, in the order of `line_directions`: four bits
/// each, the first in the lowest.
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
