#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as a text of letters, digits, `-` and `_`: six bits to a character, as in base64url.
namespace mnk {

/// Writes numbers one after the other, each in as many bits as the caller says.
class BitWriter {
 public:
  /// `bits` in 0..64, and `number` fits in. Every number changes the check.
  void write(std::uint64_t number, int bits);
  /// Ends the text with a check of all that was written. Nothing may follow.
  [[nodiscard]] std::string sealed();

 private:
  void put(std::uint64_t number, int bits);

  std::string text_;
  unsigned pending_ = 0;   ///< bits that do not fill a character yet
  int pending_count_ = 0;  ///< 0..5
  std::uint64_t check_ = 0;
};

/// Reads the numbers of such a text, which must have no other characters.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  /// The next `bits` bits; zeros behind the end.
  std::uint64_t read(int bits);
  /// Whether more was read than the text holds.
  [[nodiscard]] bool ended() const { return ended_; }
  /// Reads the check. True if it matches the numbers before it and nothing follows.
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

/// How many bits a character holds.
inline constexpr int bits_per_character = 6;

/// Whether a text has these characters alone.
[[nodiscard]] bool is_bit_text(std::string_view text);

}  // namespace mnk
