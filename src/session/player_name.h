#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mnk {

/// What somebody wants to be called: text of one line that does nothing to the text around it.
class PlayerName {
 public:
  static constexpr int most_bytes = 32;

  /// 1..most_bytes bytes, with nothing in it that is not seen: no control characters, no marks of
  /// direction, no ends of lines, no blank at either end. Nothing for any other text. Whoever shows
  /// it shows a sign of replacement for bytes that are no UTF-8.
  [[nodiscard]] static std::optional<PlayerName> parse(std::string_view text);

  [[nodiscard]] const std::string& text() const { return text_; }

  friend bool operator==(const PlayerName&, const PlayerName&) = default;

 private:
  explicit PlayerName(std::string_view text) : text_(text) {}

  std::string text_;
};

}  // namespace mnk
