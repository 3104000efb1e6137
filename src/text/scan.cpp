#include "text/scan.h"

#include <algorithm>

namespace mnk {

std::vector<Piece> split(std::string_view text, char separator, std::size_t offset) {
  std::vector<Piece> pieces;
  std::size_t start = 0;
  while (true) {
    const std::size_t end = std::min(text.find(separator, start), text.size());
    pieces.push_back({.text = text.substr(start, end - start), .offset = offset + start});
    if (end == text.size()) return pieces;
    start = end + 1;
  }
}

std::optional<int> parse_digits(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (text.empty() || text.size() > most_digits || !std::ranges::all_of(text, digit)) {
    return std::nullopt;
  }
  int number = 0;
  for (const char c : text) number = number * 10 + (c - '0');
  return number;
}

}  // namespace mnk
