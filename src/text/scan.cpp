#include "text/scan.h"

#include <algorithm>

namespace mnk {
namespace {

constexpr int no_digit = 36;

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return no_digit;
}

}  // namespace

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

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most,
                                          std::uint64_t base) {
  if (text.empty()) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    const auto digit = static_cast<std::uint64_t>(digit_of(c));
    if (digit >= base || digit > most || number > (most - digit) / base) return std::nullopt;
    number = number * base + digit;
  }
  return number;
}

std::optional<std::uint64_t> parse_hexadecimal(std::string_view text) {
  return parse_number(text, std::numeric_limits<std::uint64_t>::max(), 16);
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
