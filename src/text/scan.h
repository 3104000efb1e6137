#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Text scanning, and the names of enumerations.
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

/// The name of an enumeration's value, as the compiler writes it into a function's name; a number
/// if no enumerator has the value.
template <auto value>
[[nodiscard]] consteval std::string_view enumerator() {
  std::string_view function = __PRETTY_FUNCTION__;  // "… value = mnk::Result::draw]" or "…draw; …]"
  function = function.substr(0, function.find_first_of(";]", function.find("value = ")));
  return function.substr(function.find_last_of(":)") + 1);
}
/// A copy, or the program would hold the function's whole name; with a zero at its end.
template <auto value>
inline constexpr auto enumerator_letters = [] {
  std::array<char, enumerator<value>().size() + 1> letters{};
  std::ranges::copy(enumerator<value>(), letters.begin());
  return letters;
}();

/// The enumerators count from 0.
template <class Named, std::size_t count = 0>
[[nodiscard]] consteval std::size_t enumerator_count() {
  constexpr char first = enumerator<static_cast<Named>(count)>().front();
  if constexpr (first >= '0' && first <= '9') {
    return count;
  } else {
    return enumerator_count<Named, count + 1>();
  }
}

/// An enumeration's names, in the order of its values. Addresses, saves, commands, JSON and the
/// worker's messages use them, so a new name for an enumerator is a new name there.
template <class Named>
inline constexpr auto names_of = []<std::size_t... number>(std::index_sequence<number...>) {
  return std::array{std::string_view(enumerator_letters<static_cast<Named>(number)>.data())...};
}(std::make_index_sequence<enumerator_count<Named>()>());

/// The name in a table of others, in the order of the values.
template <class Named, std::size_t Count>
[[nodiscard]] constexpr std::string_view name_of(Named value,
                                                 const std::array<std::string_view, Count>& names) {
  return names[static_cast<std::size_t>(value)];
}
template <class Named>
  requires std::is_enum_v<Named>
[[nodiscard]] constexpr std::string_view to_text(Named value) {
  return name_of(value, names_of<Named>);
}

/// Accepts exactly these names.
template <class Named>
[[nodiscard]] std::optional<Named> parse_name(std::string_view text) {
  const auto found = std::ranges::find(names_of<Named>, text);
  if (found == names_of<Named>.end()) return std::nullopt;
  return static_cast<Named>(found - names_of<Named>.begin());
}

}  // namespace mnk
