#pragma once

#include "solver/value.h"

/// Values in short. Plies from the position or move that is judged to the end.
namespace mnk::test {

constexpr Value win_after(int plies) { return {.result = Result::win, .plies = plies}; }
constexpr Value loss_after(int plies) { return {.result = Result::loss, .plies = plies}; }
constexpr Value draw_after(int plies) { return {.result = Result::draw, .plies = plies}; }

}  // namespace mnk::test
