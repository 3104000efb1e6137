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
    {"rim", &Theme::rim},
    {"loss", &Theme::loss},
    {"last", &Theme::last},
    {"hover", &Theme::hover},
    {"focus", &Theme::focus},
    {"label", &Theme::label}};

/// `#rrggbb`.
std::optional<Colour> parse_colour(std::string_view text) {
  if (text.size() != 7 || text.front() != '#') return std::nullopt;
  const auto number = parse_hexadecimal(text.substr(1));
  if (!number) return std::nullopt;
  return Colour{.red = static_cast<std::uint8_t>(*number >> 16),
                .green = static_cast<std::uint8_t>(*number >> 8 & 0xff),
                .blue = static_cast<std::uint8_t>(*number & 0xff)};
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
