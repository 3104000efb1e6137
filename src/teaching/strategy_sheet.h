#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "solver/solver.h"
#include "text/text_index.h"

/// The intelligent piece of paper: rules with which anyone plays 3×3 without ever losing, first or
/// second. CS Unplugged made such a sheet popular; this one is computed from the solver's values.
namespace mnk {

/// The rules, in the order to try them.
enum class SheetRule : std::uint8_t {
  complete,  ///< complete your line
  block,     ///< take the cell where the other side would complete one
  picture,   ///< play as the picture that matches the board, turned or mirrored
  any        ///< take any free cell
};

struct SheetAnswer {
  SheetRule rule;
  std::vector<Cell> cells;  ///< any of these will do
};

/// A position, and the move to play in it.
struct SheetPicture {
  Position position;
  Cell move;
};

/// Never loses from the empty board, and wins every won position.
class StrategySheet {
 public:
  /// Picks the moves that leave the most losing replies, then the fewest pictures.
  StrategySheet(Mark side, Solver& solver);

  /// Earliest positions first; no two the same up to symmetry.
  [[nodiscard]] const std::vector<SheetPicture>& pictures() const { return pictures_; }

  /// The sheet's answer in a position with this side to move, if it has followed the sheet so far.
  [[nodiscard]] SheetAnswer answer(const Position& position) const;

 private:
  std::vector<SheetPicture> pictures_;
  TextIndex keys_;           ///< of the pictures
  std::vector<Cell> moves_;  ///< theirs, on the canonical copy
};

}  // namespace mnk
