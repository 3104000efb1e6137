#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace mnk {

/// An opaque sRGB colour.
struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;

  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// Mixes `share` of `to`, in 0..1, with the rest of `from`.
[[nodiscard]] Colour mixed(Colour from, Colour to, float share);

/// The board's colours. The defaults are the native window's light theme; the page passes its own
/// from its style sheet.
struct Theme {
  Colour background{.red = 0xfb, .green = 0xfa, .blue = 0xf7};
  Colour grid{.red = 0x8a, .green = 0x90, .blue = 0x9a};
  Colour x{.red = 0x1f, .green = 0x5f, .blue = 0xbf};
  Colour o{.red = 0xb3, .green = 0x45, .blue = 0x00};
  Colour highlight{.red = 0xf7, .green = 0xd0, .blue = 0x6b};  ///< the band under a winning line
  Colour rim{.red = 0x22, .green = 0x26, .blue = 0x2e};        ///< the edge of either band
  Colour loss{.red = 0xe3, .green = 0xb7, .blue = 0xc0};       ///< the band under a losing line
  Colour last{.red = 0x5c, .green = 0x62, .blue = 0x6c};       ///< the dot on the last move
  Colour hover{.red = 0xee,
               .green = 0xec,
               .blue = 0xe4};  ///< behind the cell under the mouse and the last move
  Colour focus{.red = 0x0b, .green = 0x57, .blue = 0xd0};  ///< the keyboard focus and the aim
  Colour label{.red = 0x22, .green = 0x26, .blue = 0x2e};  ///< text

  friend constexpr bool operator==(const Theme&, const Theme&) = default;
};

/// Colours by name, joined by `&`: `background=#fbfaf7&grid=#8a909a&…`, with the names of Theme's
/// members. Colours not named keep their default. Nothing for any other text.
[[nodiscard]] std::optional<Theme> parse_theme(std::string_view text);

}  // namespace mnk
