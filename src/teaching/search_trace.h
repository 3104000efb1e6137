#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/position.h"

/// Two textbook searches, step by step: one that looks at everything, and one that uses what each
/// side is sure of to leave moves out. For people to watch; the solver finds the values.
namespace mnk {

enum class SearchMethod : std::uint8_t { minimax, alphabeta };

/// Values are X's: 1 if X wins, 0 for a draw, -1 if O wins. These two mean "no value yet".
inline constexpr int below_all = -2;
inline constexpr int above_all = 2;

struct SearchStep {
  enum class Kind : std::uint8_t {
    looks,   ///< enters a position
    cuts,    ///< skips the remaining moves, because alpha >= beta
    settles  ///< has the position's value, as far as it matters
  };
  Kind kind;
  int depth;                   ///< moves from the root
  std::optional<Cell> move;    ///< that led here; none at the root
  int alpha;                   ///< what X is sure of, here or above
  int beta;                    ///< what O is sure of, likewise
  int value;                   ///< valid if settled
  bool over;                   ///< the game is over here
  std::vector<Cell> left_out;  ///< skipped by a cut
};

struct SearchTally {
  int value;            ///< of the root; exact
  std::uint64_t nodes;  ///< positions visited, including the root
};

/// Tries moves in row-major order, without symmetry or a table: 549,946 nodes by minimax from the
/// empty 3×3 board. For boards of up to nine cells; the game may be over. Calls `tell` for each
/// step.
SearchTally search_by(SearchMethod method, const Position& position,
                      const std::function<void(const SearchStep&)>& tell);

}  // namespace mnk
