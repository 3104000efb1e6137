#pragma once

#include <cassert>

#include "engine/position.h"
#include "solver/value.h"

namespace mnk {

/// The position after a legal move.
[[nodiscard]] inline Position after(Position position, Cell move) {
  [[maybe_unused]] const auto played = position.play(move);
  assert(played);
  return position;
}

/// The value of a game that is over, for the side whose turn it would be.
[[nodiscard]] inline Value final_value(const Position& position) {
  const auto winner = position.outcome().winner();
  if (!winner) return {.result = Result::draw, .plies = 0};
  return {.result = *winner == position.to_move() ? Result::win : Result::loss, .plies = 0};
}

}  // namespace mnk
