#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/rules.h"

namespace mnk {

/// Number of a cell on a board that has a margin of walls around it: see PatternBoard.
using Square = std::uint16_t;

/// A set of squares, a bit for each.
class SquareSet {
 public:
  /// The largest board and its margins: 20 + 2 * 7 rows of 20 + 7 squares, and 2 * 7 more.
  static constexpr std::size_t word_count = (34 * 27 + 14 + 63) / 64;

  void flip(Square square) { words_[square / 64U] ^= bit(square); }
  void insert(Square square) { words_[square / 64U] |= bit(square); }
  void erase(Square square) { words_[square / 64U] &= ~bit(square); }
  [[nodiscard]] bool contains(Square square) const {
    return (words_[square / 64U] & bit(square)) != 0;
  }
  /// Every square of the others too.
  SquareSet& operator|=(const SquareSet& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  SquareSet& operator&=(const SquareSet& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// The lowest square; the set must not be empty.
  [[nodiscard]] Square front() const {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return at(word, words_[word]);
  }
  /// Calls visit(square) from the lowest to the highest.
  template <typename Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t word = 0; word < word_count; ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) visit(at(word, left));
    }
  }
  /// This set and the same moved `by` squares up and down.
  [[nodiscard]] SquareSet spread(unsigned by) const {
    SquareSet result = *this;
    const std::size_t words = by / 64;
    const unsigned bits = by % 64;
    for (std::size_t i = words; i < word_count; ++i) {
      std::uint64_t up = words_[i - words] << bits;
      std::uint64_t down = words_[i] >> bits;
      if (bits != 0 && i > words) up |= words_[i - words - 1] >> (64 - bits);
      if (bits != 0 && i + 1 < word_count) down |= words_[i + 1] << (64 - bits);
      result.words_[i] |= up;
      result.words_[i - words] |= down;
    }
    return result;
  }

  friend bool operator==(const SquareSet&, const SquareSet&) = default;

 private:
  static std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % 64U); }
  static Square at(std::size_t word, std::uint64_t bits) {
    return static_cast<Square>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  }

  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace mnk
