#include "text/scan.h"

#include <algorithm>

namespace mnk {

std::vector<Token> split(std::string_view text, char separator, std::size_t offset) {
  std::vector<Token> tokens;
  std::size_t start = 0;
  while (true) {
    const std::size_t end = std::min(text.find(separator, start), text.size());
    tokens.push_back({.text = text.substr(start, end - start), .offset = offset + start});
    if (end == text.size()) return tokens;
    start = end + 1;
  }
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) {
  if (text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (digit > most || number > (most - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  return number;
}

std::optional<int> parse_digits(std::string_view text) {
  constexpr std::size_t max_digits = 9;
  const auto number = parse_number(text.substr(0, max_digits));
  if (!number || text.size() > max_digits) return std::nullopt;
  return static_cast<int>(*number);
}

std::string decimal(std::int64_t number) {
  const auto bits = static_cast<std::uint64_t>(number);
  std::string text(number < 0 ? "-" : "");
  append_decimal(text, number < 0 ? 0 - bits : bits);
  return text;
}

void append_decimal(std::string& text, std::uint64_t number) {
  const std::size_t at = text.size();
  do {
    text.insert(at, 1, static_cast<char>('0' + number % 10));
    number /= 10;
  } while (number > 0);
}

}  // namespace mnk
