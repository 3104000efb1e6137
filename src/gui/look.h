#pragma once

#include <optional>
#include <vector>

#include "engine/mark.h"
#include "engine/rules.h"

namespace mnk {

/// What one cell looks like at one moment.
struct CellLook {
  std::optional<Mark> mark;
  float size = 1;     ///< of the glyph, 1 when it has been drawn in full
  float opacity = 1;  ///< of the glyph: 0..1
  float shift = 0;    ///< sideways, in sides of a cell
  bool hovered = false;
  bool highlighted = false;  ///< part of a completed line
  bool last = false;         ///< the last move
  bool focused = false;      ///< holds the keyboard focus
  bool aimed = false;        ///< a first tap lies here

  friend bool operator==(const CellLook&, const CellLook&) = default;
};

/// The line that is drawn through completed cells.
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
