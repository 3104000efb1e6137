#pragma once

#include <cstdint>

namespace mnk {

/// The two marks. X moves first.
enum class Mark : std::uint8_t { X, O };

[[nodiscard]] constexpr Mark opponent(Mark mark) { return mark == Mark::X ? Mark::O : Mark::X; }

/// 'X' or 'O'.
[[nodiscard]] constexpr char letter(Mark mark) { return mark == Mark::X ? 'X' : 'O'; }

}  // namespace mnk
