#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "session/address.h"

namespace mnk {

/// The window program's command line.
struct Options {
  Address game;
  std::uint32_t pace = 800;  ///< milliseconds between a move and the computer's reply
  std::uint64_t seed = 0;    ///< for the computer players' randomness
  int width = 640;           ///< of the window, in its units
  int height = 700;
  std::string screenshot;  ///< a file to write before the program ends; empty for none
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns about initialisers that omit it
  std::string printed = {};  ///< help or version, instead of playing; empty for neither
};

/// Takes the arguments without the program's name. `chance` is the default seed. The error is a
/// sentence that says what was wrong and what would be right.
[[nodiscard]] std::expected<Options, std::string> parse_options(
    std::span<const char* const> arguments, std::uint64_t chance);

}  // namespace mnk
