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
  ranks,  ///< the best five by number, the others by a shape
  words   ///< results in words, for cells with room for them
};

/// The value of a move on an empty cell. The front end writes its words and numbers, see
/// ValueWriter.
struct CellValue {
  Mark side = Mark::X;                      ///< the side to move
  std::optional<Result> result;             ///< for that side, if proven
  std::optional<int> moves = std::nullopt;  ///< for a proven win or loss: moves_of_winner()
  int rank = 0;  ///< 1 (best) to 5 in the analysis's order; 0 for the rest, and for those that are
                 ///< proven
  bool best = false;   ///< no move is known to be better
  bool words = false;  ///< with room for the result in words
  bool small = false;  ///< with a small, pale sign: one of very many losing moves

  friend bool operator==(const CellValue&, const CellValue&) = default;
};

/// One cell at one moment.
struct SceneCell {
  std::optional<Mark> mark;
  float drawn = 1;      ///< how much of the mark is drawn: 0..1
  float size = 1;       ///< of the mark; 1 during the game
  float opacity = 1;    ///< of the mark; pale if it leaves next
  bool leaves = false;  ///< leaves next: drawn in stripes, because paleness alone is hard to see
  float shift = 0;      ///< sideways, in sides of a cell
  float drop = 0;       ///< of the mark, downwards; clipped to the cell
  bool hovered = false;
  bool highlighted = false;   ///< part of a completed line
  std::optional<Mark> ghost;  ///< the mark that a press would put here, drawn faintly
  bool previewed = false;     ///< the ghost is a move of the previewed line
  std::optional<CellValue> value;
  bool last = false;     ///< the last move
  bool focused = false;  ///< holds the keyboard focus
  bool aimed = false;    ///< a first tap is here

  friend bool operator==(const SceneCell&, const SceneCell&) = default;
};

/// The band under the marks of a completed line.
struct WinLine {
  Cell from;
  Cell to;
  float reach = 1;  ///< how much is drawn: 0..1

  friend bool operator==(const WinLine&, const WinLine&) = default;
};

/// The whole board at one moment, and all that the painter knows. Equal scenes need no new frame.
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
