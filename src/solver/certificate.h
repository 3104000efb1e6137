#pragma once

#include <optional>
#include <string>

#include "engine/position.h"
#include "solver/resumable.h"
#include "solver/search_board.h"

namespace mnk {

/// The value of a position and its whole proof, as a text that can be checked without a solver.
/// README.md has the format.
///
/// Normal play only; the game must not be over. Searches the value, then each move of the
/// strategies; nothing if the budget runs out first. The context must switch off Zetters' theorem,
/// whose proof has no such text.
[[nodiscard]] std::optional<std::string> certificate(const SearchContext& context,
                                                     const Position& position, Budget& budget);

}  // namespace mnk
