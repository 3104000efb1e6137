#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace mnk {

/// A player's name: one line of text that does not disturb the text around it. It owns no memory,
/// so a match is copied like a number.
class PlayerName {
 public:
  static constexpr std::size_t max_bytes = 32;

  /// 1..most_bytes bytes: no control characters, direction marks or line ends, none of the usual
  /// blanks at either end, and not only what joins tokens. Nothing for any other text. Invalid
  /// UTF-8 is kept; front ends show replacement characters.
  [[nodiscard]] static std::optional<PlayerName> parse(std::string_view text);

  [[nodiscard]] std::string_view text() const { return {bytes_.data(), size_}; }

  friend bool operator==(const PlayerName&, const PlayerName&) = default;

 private:
  explicit PlayerName(std::string_view text);

  std::array<char, max_bytes> bytes_{};
  std::size_t size_;
};

}  // namespace mnk
