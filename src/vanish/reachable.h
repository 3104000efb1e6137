#pragma once

#include <vector>

#include "vanish/states.h"

namespace mnk::vanish {

/// One bit per state: reachable from the empty board.
using Reached = std::vector<bool>;

/// Walks through them all, which takes seconds where a game has millions.
[[nodiscard]] Reached reached_by_play(const States& states);

}  // namespace mnk::vanish
