#pragma once

#include <optional>
#include <vector>

#include "engine/mark.h"
#include "engine/rules.h"

namespace mnk {

/// What one cell looks like at one moment.
struct CellLook {
  std::optional<Mark> mark;
  float drawn = 1;  ///< how much of the mark the pen has drawn: 0..1
  float size = 1;   ///< of the mark, 1 while the game goes on
  float shift = 0;  ///< sideways, in sides of a cell
  bool hovered = false;
  bool highlighted = false;   ///< part of a completed line
  std::optional<Mark> ghost;  ///< the mark that a press would put here, shown faintly
  bool last = false;          ///< the last move
  bool focused = false;       ///< holds the keyboard focus
  bool aimed = false;         ///< a first tap lies here

  friend bool operator==(const CellLook&, const CellLook&) = default;
};

/// The band that is drawn under the marks of a completed line.
struct Sweep {
  Cell from;
  Cell to;
  float reach = 1;  ///< how much of it is drawn: 0..1

  friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// What the whole board looks like at one moment: a plain value, and all that the painter knows.
/// Two looks that are equal need no frame between them.
struct Look {
  Rules rules;
  std::vector<CellLook> cells;  ///< row-major
  std::vector<Sweep> sweeps;

  friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace mnk
