#pragma once

#include <optional>

#include "engine/position.h"
#include "solver/value.h"

namespace mnk {

/// A position of which the value is known. Play is not over.
struct SolvedPosition {
  Position position;
  Value value;               ///< exact, for the side to move
  std::optional<Cell> move;  ///< one that reaches the value, if one is known
};

}  // namespace mnk
