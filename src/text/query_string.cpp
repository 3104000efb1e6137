#include "text/query_string.h"

#include <algorithm>

#include "text/scan.h"

namespace mnk {
namespace {

/// Decodes %XX; keeps a % without two hex digits.
std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size()) {
      if (const auto code = parse_hexadecimal(text.substr(i + 1, 2))) {
        decoded += static_cast<char>(*code);
        i += 2;
        continue;
      }
    }
    decoded += text[i];
  }
  return decoded;
}

}  // namespace

QueryString::QueryString(std::string_view text, std::span<const std::string_view> names)
    : names_(names), values_(names.size()) {
  if (text.starts_with('#')) text.remove_prefix(1);
  for (const Token& token : split(text, '&')) {
    if (token.text.empty()) continue;
    const std::size_t equals = std::min(token.text.find('='), token.text.size());
    Field field{
        .name = percent_decoded(token.text.substr(0, equals)),
        .value = percent_decoded(token.text.substr(std::min(equals + 1, token.text.size())))};
    const std::size_t place = slot(field.name);
    if (place == names_.size()) {
      unknown_.push_back(std::move(field));
    } else if (values_[place]) {
      repeated_.push_back(std::move(field));
    } else {
      values_[place] = std::move(field.value);
    }
  }
}

const std::optional<std::string>& QueryString::operator[](std::string_view name) const {
  return values_[slot(name)];
}

std::size_t QueryString::slot(std::string_view name) const {
  return static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 60;
  if (text.size() <= longest) return std::string(text);
  std::size_t end = longest;
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  while (end > 0 && continues(text[end])) --end;
  return std::string(text.substr(0, end));
}

}  // namespace mnk
