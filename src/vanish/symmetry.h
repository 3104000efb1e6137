#pragma once

#include <cstddef>

#include "engine/rules.h"
#include "vanish/states.h"

/// Positions up to symmetry, and without the names of the sides: see State.
namespace mnk::vanish {

/// The copy that a symmetry of the board gives (engine/symmetry.h).
[[nodiscard]] State image(const mnk::Rules& board, std::size_t symmetry, const State& state);

/// The smallest number of a state's copies: the same for all of them, and for no other state.
[[nodiscard]] std::size_t folded_index(const States& states, const mnk::Rules& board,
                                       const State& state);

/// The first cell of each class that symmetries of the state take to one another.
[[nodiscard]] CellSet one_of_each_kind(const mnk::Rules& board, const State& state, CellSet cells);

}  // namespace mnk::vanish
