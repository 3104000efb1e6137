#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// Names of an enumeration stand beside it, in an array in the order of its values.
namespace mnk {

/// The name of a value.
template <typename Named, std::size_t Count>
[[nodiscard]] constexpr std::string_view name_of(Named value,
                                                 const std::array<std::string_view, Count>& names) {
  return names[static_cast<std::size_t>(value)];
}

/// The value that has this very name; nothing for any other text.
template <typename Named, std::size_t Count>
[[nodiscard]] std::optional<Named> parse_name(std::string_view text,
                                              const std::array<std::string_view, Count>& names) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Named>(found - names.begin());
}

}  // namespace mnk
