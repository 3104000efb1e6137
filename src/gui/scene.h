#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "engine/rules.h"
#include "solver/value.h"

namespace mnk {

/// How much of an analysis the cells show.
enum class ValueStyle : std::uint8_t {
  none,
  ranks,  ///< the best five by number, the others by a shape or a dot
  words   ///< results in words; for cells that have room for them
};

/// The analysis of one empty cell. The front end writes its words and numbers, see ValueWriter.
struct CellValue {
  Mark side = Mark::X;           ///< who would play here
  std::optional<Result> result;  ///< for that side; nothing while it is not proven
  int moves = 0;      ///< of a win or loss: the winner's moves to the end, the one here included; 0
                      ///< while only the result is proven
  int rank = 0;       ///< 1 for the best move to 5, in the analysis's order; 0 for the others
  bool best = false;  ///< no move is known to be better
  bool words = false;  ///< there is room for words: a result is said, else only the rank

  friend bool operator==(const CellValue&, const CellValue&) = default;
};

/// One cell at one moment.
struct SceneCell {
  std::optional<Mark> mark;
  float drawn = 1;    ///< how much of the mark the pen has drawn: 0..1
  float size = 1;     ///< of the mark, 1 while the game goes on
  float opacity = 1;  ///< of the mark: one that leaves next is pale
  bool leaves =
      false;        ///< with the next move: drawn in stripes, for paleness alone tells too little
  float shift = 0;  ///< sideways, in sides of a cell
  float drop = 0;   ///< of the mark, downwards; one on its way through a cell is clipped to it
  bool hovered = false;
  bool highlighted = false;   ///< part of a completed line
  std::optional<Mark> ghost;  ///< the mark that a press would put here, shown faintly
  bool previewed = false;     ///< the ghost is a move of a line that is being looked at
  std::optional<CellValue> value;
  bool last = false;     ///< the last move
  bool focused = false;  ///< holds the keyboard focus
  bool aimed = false;    ///< a first tap lies here

  friend bool operator==(const SceneCell&, const SceneCell&) = default;
};

/// The band that is drawn under the marks of a completed line.
struct WinLine {
  Cell from;
  Cell to;
  float reach = 1;  ///< how much of it is drawn: 0..1

  friend bool operator==(const WinLine&, const WinLine&) = default;
};

/// The whole board at one moment: a plain value, and everything the painter knows. Equal ones need
/// no new frame.
struct Scene {
  Rules rules;
  std::vector<SceneCell> cells;  ///< row-major
  std::vector<WinLine> win_lines;

  [[nodiscard]] SceneCell& at(Cell cell) {
    return cells[static_cast<std::size_t>(rules.index(cell))];
  }

  friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace mnk
