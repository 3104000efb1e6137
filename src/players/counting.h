#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "game/position.h"

namespace mnk::games {

/// Named numbers that say how large a game is.
using GameStats = std::vector<std::pair<std::string_view, std::uint64_t>>;

/// Counts one game by plain enumeration. Separate from its solver, because only the terminal counts
/// and the page should not carry the code.
class Counting {
 public:
  virtual ~Counting() = default;

  /// Whether count() takes minutes at most.
  [[nodiscard]] virtual bool can_count(const mnk::Rules& board) const = 0;
  /// Counts over all games from the empty board. can_count() must hold.
  [[nodiscard]] virtual GameStats count(const mnk::Rules& board) const = 0;

  /// The number of move sequences of exactly `depth` plies from `start`; 1 at depth 0.
  [[nodiscard]] virtual std::uint64_t perft(const AnyPosition& start, int depth) const;
  /// The greatest depth at which perft() takes minutes at most.
  [[nodiscard]] virtual int deepest_perft(const AnyPosition& start) const;
};

/// For the m,n,k-game.
[[nodiscard]] const Counting& mnk_counting();

}  // namespace mnk::games
