#pragma once

#include <span>

/// The files of assets/ that are built into the programs.
namespace mnk::assets {

/// The font of the marks: X and O.
[[nodiscard]] std::span<const unsigned char> marks_font();

/// The font of the native window's text: printable ASCII. Not in the web build.
[[nodiscard]] std::span<const unsigned char> text_font();

}  // namespace mnk::assets
