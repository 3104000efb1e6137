#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Text scanning. An enumeration's names are in an array next to it, in the order of its values.
namespace mnk {

/// A piece of a longer text, with its start for error messages.
struct Token {
  std::string_view text;
  std::size_t offset = 0;
};

/// Splits at every separator: n separators give n + 1 pieces, possibly empty.
[[nodiscard]] std::vector<Token> split(std::string_view text, char separator,
                                       std::size_t offset = 0);

/// The text up to its first blank, if any.
[[nodiscard]] constexpr std::string_view first_word(std::string_view text) {
  return text.substr(0, text.find(' '));
}

/// Accepts digits only, without sign or spaces, up to `most`. Beyond base 10, up to 36, letters of
/// either case are digits too.
[[nodiscard]] std::optional<std::uint64_t> parse_number(
    std::string_view text, std::uint64_t most = std::numeric_limits<std::uint64_t>::max(),
    std::uint64_t base = 10);
/// In hexadecimal.
[[nodiscard]] std::optional<std::uint64_t> parse_hexadecimal(std::string_view text);

/// The same in at most nine digits.
[[nodiscard]] std::optional<int> parse_digits(std::string_view text);

/// The number in decimal. A few bytes of code, where std::to_string brings in a table.
[[nodiscard]] std::string decimal(std::int64_t number);
void append_decimal(std::string& text, std::uint64_t number);

template <typename Named, std::size_t Count>
[[nodiscard]] constexpr std::string_view name_of(Named value,
                                                 const std::array<std::string_view, Count>& names) {
  return names[static_cast<std::size_t>(value)];
}

/// Accepts exactly these names.
template <typename Named, std::size_t Count>
[[nodiscard]] std::optional<Named> parse_name(std::string_view text,
                                              const std::array<std::string_view, Count>& names) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Named>(found - names.begin());
}

}  // namespace mnk
