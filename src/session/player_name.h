#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace mnk {

/// What somebody wants to be called: text of one line that does nothing to the text around it. It
/// owns no memory, so that a match is copied like a number.
class PlayerName {
 public:
  static constexpr std::size_t most_bytes = 32;

  /// 1..most_bytes bytes, with nothing in it that is not seen: no control characters, no marks of
  /// direction, no ends of lines, no blank at either end. Nothing for any other text. Whoever shows
  /// it shows a sign of replacement for bytes that are no UTF-8.
  [[nodiscard]] static std::optional<PlayerName> parse(std::string_view text);

  [[nodiscard]] std::string_view text() const { return {bytes_.data(), size_}; }

  friend bool operator==(const PlayerName&, const PlayerName&) = default;

 private:
  explicit PlayerName(std::string_view text);

  std::array<char, most_bytes> bytes_{};
  std::size_t size_;
};

}  // namespace mnk
