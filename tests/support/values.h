#pragma once

#include "solver/value.h"

/// Short forms of values. Plies count from the position or move to the end.
namespace mnk::test {

constexpr Value win_after(int plies) { return {.result = Result::win, .plies = plies}; }
constexpr Value loss_after(int plies) { return {.result = Result::loss, .plies = plies}; }
constexpr Value draw_after(int plies) { return {.result = Result::draw, .plies = plies}; }

}  // namespace mnk::test
