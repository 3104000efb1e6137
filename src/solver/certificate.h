#pragma once

#include <optional>
#include <string>

#include "engine/position.h"
#include "solver/budget.h"
#include "solver/search_context.h"

namespace mnk {

/// The value of a position with its whole proof, as a text that can be checked without a solver.
/// README.md says what stands in it.
///
/// Normal play only; the game must not be over. Nothing if the budget runs out first: the value is
/// searched, then each move of the strategies. The context must be without Zetters' theorem, which
/// has no proof that could be written down.
[[nodiscard]] std::optional<std::string> certificate(const SearchContext& context,
                                                     const Position& position, Budget& budget);

}  // namespace mnk
