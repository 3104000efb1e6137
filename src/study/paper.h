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
enum class PaperRule : std::uint8_t {
  complete,  ///< complete your line
  block,     ///< take the cell where the other side would complete one
  picture,   ///< do as the picture says that the board looks like, turned or mirrored
  any        ///< take any free cell
};

struct PaperAnswer {
  PaperRule rule;
  std::vector<Cell> cells;  ///< any of which may be played
};

/// A position, and the move to play in it.
struct PaperPicture {
  Position position;
  Cell move;
};

/// Holds the draw from the empty board, whatever the other side plays, and wins from wherever it
/// is won.
class Paper {
 public:
  /// The pictures are as few as there are where each move leaves the most replies that lose.
  Paper(Mark side, Solver& solver);

  /// The earliest first. No two of them are alike.
  [[nodiscard]] const std::vector<PaperPicture>& pictures() const { return pictures_; }

  /// What the paper says in a position of this side, in which it has played so far by the paper.
  [[nodiscard]] PaperAnswer answer(const Position& position) const;

 private:
  std::vector<PaperPicture> pictures_;
  std::map<std::string, Cell> moves_;  ///< of pictures, on the copy that has the key
};

}  // namespace mnk
