#pragma once

#include <vector>

#include "vanish/states.h"

namespace mnk::vanish {

/// Of each state by its number, whether play can reach it from the empty board: a bit each.
using Reached = std::vector<bool>;

/// Walks through them all, which takes seconds where a game has millions.
[[nodiscard]] Reached reached_by_play(const States& states);

}  // namespace mnk::vanish
