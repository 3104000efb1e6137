#pragma once

#include "players/level.h"

/// Who plays, where it matters only whether a computer does.
namespace mnk::test {

inline constexpr PlayerKind human = PlayerKind::human;
inline constexpr PlayerKind computer = PlayerKind::perfect;

}  // namespace mnk::test
