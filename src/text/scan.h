#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace mnk {

/// A piece of a longer text, with where it starts, so that errors can say where they are.
struct Piece {
  std::string_view text;
  std::size_t offset = 0;
};

/// Splits at every separator: n separators give n + 1 pieces, some of them perhaps empty.
[[nodiscard]] std::vector<Piece> split(std::string_view text, char separator,
                                       std::size_t offset = 0);

/// A number of digits only, without sign or spaces; nothing else, and nothing above 999'999'999.
[[nodiscard]] std::optional<int> parse_digits(std::string_view text);

}  // namespace mnk
