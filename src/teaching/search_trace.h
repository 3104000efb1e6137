#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/position.h"

/// Two textbook searches, told step by step: what a machine does that looks at everything, and what
/// it leaves out when it remembers what each side is sure of. They are here to be watched; values
/// are found by the solver.
namespace mnk {

enum class SearchMethod : std::uint8_t { minimax, alpha_beta };

inline constexpr std::array<std::string_view, 2> search_method_names = {"minimax", "alphabeta"};

/// Values are X's: 1 where X wins, 0 for a draw, -1 where O wins. These stand for nothing yet.
inline constexpr int below_all = -2;
inline constexpr int above_all = 2;

struct SearchStep {
  enum class Kind : std::uint8_t {
    looks,   ///< at a position, for the first time
    cuts,    ///< leaves out the moves that are left there, because alpha >= beta
    settles  ///< the position's value is known, as far as it matters
  };
  static constexpr std::array<std::string_view, 3> names{"looks", "cuts", "settles"};
  Kind kind;
  int depth;                   ///< moves from the position that was asked about
  std::optional<Cell> move;    ///< that led here; none where the search began
  int alpha;                   ///< what X is sure of, here or higher up
  int beta;                    ///< what O is sure of
  int value;                   ///< when settled
  bool over;                   ///< the game is over here
  std::vector<Cell> left_out;  ///< by a cut
};

struct SearchTally {
  int value;            ///< of the position that was asked about; exact
  std::uint64_t nodes;  ///< positions looked at, that one too
};

/// Looks at moves in row-major order, without symmetry and without a memory, so the empty board of
/// 3×3 has 549,946 nodes by minimax. Meant for boards of up to nine cells; the game may be over.
SearchTally search_by(SearchMethod method, const Position& position,
                      const std::function<void(const SearchStep&)>& tell);

}  // namespace mnk
