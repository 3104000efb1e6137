#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/position.h"
#include "solver/solver.h"

/// The intelligent piece of paper: rules by which somebody who cannot play plays 3×3 and never
/// loses, first or second. CS Unplugged made such a sheet known; this one is made from values.
namespace mnk {

/// The rule that decides, in the order in which they are tried.
enum class SheetRule : std::uint8_t {
  complete,  ///< complete your line
  block,     ///< take the cell where the other side would complete one
  picture,   ///< do as the picture says that the board looks like, turned or mirrored
  any        ///< take any free cell
};

struct SheetAnswer {
  SheetRule rule;
  std::vector<Cell> cells;  ///< any of which may be played
};

/// A position, and the move to play in it.
struct SheetPicture {
  Position position;
  Cell move;
};

/// Holds the draw from the empty board, whatever the other side plays, and wins from wherever it
/// is won.
class StrategySheet {
 public:
  /// The pictures are as few as there are where each move leaves the most replies that lose.
  StrategySheet(Mark side, Solver& solver);

  /// The earliest first. No two of them are alike.
  [[nodiscard]] const std::vector<SheetPicture>& pictures() const { return pictures_; }

  /// What the paper says in a position of this side, in which it has played so far by the paper.
  [[nodiscard]] SheetAnswer answer(const Position& position) const;

 private:
  std::vector<SheetPicture> pictures_;
  std::map<std::string, Cell> moves_;  ///< of pictures, on the copy that has the key
};

}  // namespace mnk
