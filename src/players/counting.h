#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "game/position.h"

namespace mnk::games {

/// Named numbers that say how large a game is.
using GameStats = std::vector<std::pair<std::string_view, std::uint64_t>>;

/// How one game is counted, by plain enumeration. No part of its solver, so that the page does not
/// carry what the terminal alone asks.
class Counting {
 public:
  virtual ~Counting() = default;

  /// Whether count() gets through a game in minutes.
  [[nodiscard]] virtual bool can_count(const mnk::Rules& board) const = 0;
  /// What the game consists of, from the empty board to every end. can_count() must hold.
  [[nodiscard]] virtual GameStats count(const mnk::Rules& board) const = 0;

  /// Number of move sequences of exactly `depth` plies from here: 1 at depth 0.
  [[nodiscard]] virtual std::uint64_t perft(const AnyPosition& start, int depth) const;
  /// The depth up to which perft() takes minutes at most.
  [[nodiscard]] virtual int deepest_perft(const AnyPosition& start) const;
};

/// How the m,n,k-game is counted.
[[nodiscard]] const Counting& mnk_counting();

}  // namespace mnk::games
