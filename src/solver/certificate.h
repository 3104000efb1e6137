#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/position.h"
#include "solver/resumable.h"
#include "solver/search_board.h"

namespace mnk {

/// What a strategy achieves.
enum class Promise : std::uint8_t {
  wins,  ///< completes a line as soon as possible
  holds  ///< never lets the other side complete one
};

/// One side's strategy against every defence or attack, as the words of a certificate (see
/// README.md), in the order of a depth-first walk over all replies of the other side. Separated by
/// blanks, with a line break after a hundred characters. Searches each move again, which the table
/// makes quick. Nothing if the budget runs out.
///
/// Normal play only. The side must be able to keep the promise, and the game must not be over.
[[nodiscard]] std::optional<std::string> strategy_words(const SearchContext& context,
                                                        const Position& position, Mark side,
                                                        Promise promise, Budget& budget);

/// The value of a position and its whole proof, as a text that can be checked without a solver.
/// README.md has the format.
///
/// Normal play only; the game must not be over. Searches the value, then each move of the
/// strategies; nothing if the budget runs out first. The context must switch off Zetters' theorem,
/// whose proof has no such text.
[[nodiscard]] std::optional<std::string> certificate(const SearchContext& context,
                                                     const Position& position, Budget& budget);

}  // namespace mnk
