#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as text of letters, digits, `-` and `_`: six bits per character, as in base64url.
namespace mnk {

/// Writes numbers, each in a given number of bits.
class BitWriter {
 public:
  /// `bits` is in 0..64, and `number` must fit. Every number changes the check.
  void write(std::uint64_t number, int bits);
  /// Appends the check and returns the text. Write nothing after this.
  [[nodiscard]] std::string sealed();

 private:
  void put(std::uint64_t number, int bits);

  std::string text_;
  unsigned pending_ = 0;   ///< bits that do not yet fill a character
  int pending_count_ = 0;  ///< 0..5
  std::uint64_t check_ = 0;
};

/// Reads such a text, which must satisfy is_bit_text().
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  /// The next `bits` bits; zeros past the end.
  std::uint64_t read(int bits);
  /// Whether it has read past the end.
  [[nodiscard]] bool ended() const { return ended_; }
  /// Reads the check: true if it matches the numbers before and nothing follows.
  [[nodiscard]] bool is_sealed();

 private:
  std::uint64_t take(int bits);

  std::string_view text_;
  std::size_t next_ = 0;
  unsigned pending_ = 0;
  int pending_count_ = 0;
  bool ended_ = false;
  std::uint64_t check_ = 0;
};

inline constexpr int bits_per_character = 6;

/// Whether a text has only these characters.
[[nodiscard]] bool is_bit_text(std::string_view text);

}  // namespace mnk
