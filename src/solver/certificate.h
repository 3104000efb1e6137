#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/position.h"
#include "solver/resumable.h"
#include "solver/search_board.h"

namespace mnk {

/// The goal of a strategy.
enum class Promise : std::uint8_t {
  wins,  ///< completes a line, as soon as possible
  holds  ///< keeps the other side from ever completing one
};

/// One side's strategy against every defence or attack: the words of a certificate, which README.md
/// explains, in the order of a depth-first walk over all moves of the other side, with blanks
/// between them and a new line whenever one has a hundred characters. Each move is searched for
/// again; the table makes that quick. Nothing if the budget runs out.
///
/// Normal play only. The side must be able to keep the promise, and the game must not be over.
[[nodiscard]] std::optional<std::string> strategy_words(const SearchContext& context,
                                                        const Position& position, Mark side,
                                                        Promise promise, Budget& budget);

/// The value of a position with its whole proof, as a text that can be checked without a solver.
/// README.md says what stands in it.
///
/// Normal play only; the game must not be over. Nothing if the budget runs out first: the value is
/// searched, then each move of the strategies. The context must be without Zetters' theorem, which
/// has no proof that could be written down.
[[nodiscard]] std::optional<std::string> certificate(const SearchContext& context,
                                                     const Position& position, Budget& budget);

}  // namespace mnk
