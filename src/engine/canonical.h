#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"

/// Positions up to symmetry: turned and mirrored copies are one.
namespace mnk {

/// The number of ways to turn and mirror a board onto itself: 4 if oblong, 8 if square. Symmetry 0
/// changes nothing.
[[nodiscard]] constexpr std::size_t symmetry_count(const Rules& rules) {
  return rules.rows() == rules.columns() ? 8 : 4;
}

/// Where a symmetry takes a cell. Bit 0 mirrors top to bottom, bit 1 left to right; bit 2 then
/// swaps rows and columns. `symmetry` must be below symmetry_count().
[[nodiscard]] constexpr Cell image(const Rules& rules, std::size_t symmetry, Cell cell) {
  if ((symmetry & 1) != 0) cell.row = rules.rows() - 1 - cell.row;
  if ((symmetry & 2) != 0) cell.column = rules.columns() - 1 - cell.column;
  if ((symmetry & 4) != 0) std::swap(cell.row, cell.column);
  return cell;
}

/// The cells of a symmetric copy of any game's position, row-major: `X`, `O` or `.`.
template <class PositionOfGame>
[[nodiscard]] std::string image(const PositionOfGame& position, std::size_t symmetry) {
  const Rules& board = position.rules().board();
  std::string copy(static_cast<std::size_t>(board.cell_count()), '.');
  for (const Cell cell : board.cells()) {
    const auto to = static_cast<std::size_t>(board.index(image(board, symmetry, cell)));
    if (const auto mark = position.at(cell)) copy[to] = letter(*mark);
  }
  return copy;
}

/// The symmetry that takes every cell back.
[[nodiscard]] constexpr std::size_t inverse(std::size_t symmetry) {
  if ((symmetry & 4) == 0) return symmetry;
  // Undoing the swap first exchanges the two mirrors.
  return 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1;
}

/// The copy of a position that represents all its symmetric copies.
struct Canonical {
  std::string key;       ///< its image(), the smallest of all copies
  std::size_t symmetry;  ///< takes a cell of the position to its cell in the copy
};
[[nodiscard]] Canonical canonical(const Position& position);

/// Moves that lead to the same position up to symmetry.
struct CanonicalMove {
  std::vector<Cell> cells;  ///< row-major; the first represents all
  std::string key;          ///< of the position after the move
};
/// Every legal move, in exactly one class; ordered by first cell. Empty once the game is over.
[[nodiscard]] std::vector<CanonicalMove> canonical_moves(const Position& position);

}  // namespace mnk
