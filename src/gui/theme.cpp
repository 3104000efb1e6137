#include "gui/theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::pair<std::string_view, Colour Theme::*> members[] = {
    {"background", &Theme::background},
    {"grid", &Theme::grid},
    {"x", &Theme::x},
    {"o", &Theme::o},
    {"highlight", &Theme::highlight},
    {"loss", &Theme::loss},
    {"last", &Theme::last},
    {"hover", &Theme::hover},
    {"focus", &Theme::focus},
    {"label", &Theme::label}};

std::optional<std::uint8_t> parse_hex_byte(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto high = digits.find(text[0]);
  const auto low = digits.find(text[1]);
  if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint8_t>(high * 16 + low);
}

/// `#rrggbb`, in lower case only, as our style sheets and browsers write it.
std::optional<Colour> parse_colour(std::string_view text) {
  if (text.size() != 7 || text.front() != '#') return std::nullopt;
  const auto red = parse_hex_byte(text.substr(1, 2));
  const auto green = parse_hex_byte(text.substr(3, 2));
  const auto blue = parse_hex_byte(text.substr(5, 2));
  if (!red || !green || !blue) return std::nullopt;
  return Colour{.red = *red, .green = *green, .blue = *blue};
}

}  // namespace

Colour mixed(Colour from, Colour to, float share) {
  const auto mix = [share](std::uint8_t a, std::uint8_t b) {
    const auto start = static_cast<float>(a);
    return static_cast<std::uint8_t>(std::lround(start + (static_cast<float>(b) - start) * share));
  };
  return {.red = mix(from.red, to.red),
          .green = mix(from.green, to.green),
          .blue = mix(from.blue, to.blue)};
}

std::optional<Theme> parse_theme(std::string_view text) {
  Theme theme;
  for (const Token& token : split(text, '&')) {
    const std::size_t equals = token.text.find('=');
    const auto member = std::ranges::find(members, token.text.substr(0, equals),
                                          &std::pair<std::string_view, Colour Theme::*>::first);
    const auto colour = equals == std::string_view::npos
                            ? std::nullopt
                            : parse_colour(token.text.substr(equals + 1));
    if (member == std::end(members) || !colour) return std::nullopt;
    theme.*(member->second) = *colour;
  }
  return theme;
}

}  // namespace mnk
