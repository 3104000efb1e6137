#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/canonical.h"
#include "engine/rules.h"

namespace mnk {

/// Row-major number of a cell; number of a line. Both fit: 20×20 cells, fewer than 1500 lines.
using CellIndex = std::uint16_t;
using LineIndex = std::uint16_t;

/// Everything about a board that does not change in play, as numbers: which cells a line has, which
/// lines run through a cell, and where turning and mirroring the board takes a cell.
///
/// Lines are numbered along rays. A ray is a whole row, column or diagonal, and the lines on it
/// follow one another by one cell, so lines that overlap in more than one cell stand together:
///
///     ray   a b c d e f        k = 4
///     line  0 0 0 0            first of the ray
///     line    1 1 1 1
///     line      2 2 2 2        last of the ray
class LineMap {
 public:
  static constexpr std::size_t symmetry_count = 8;

  explicit LineMap(const Rules& rules);

  [[nodiscard]] std::size_t cell_count() const { return first_line_of_.size() - 1; }
  [[nodiscard]] LineIndex line_count() const { return static_cast<LineIndex>(ray_of_.size()); }
  /// Cells of a line.
  [[nodiscard]] std::size_t length() const { return length_; }

  [[nodiscard]] std::span<const CellIndex> cells_of(LineIndex line) const {
    return {cells_.data() + line * length_, length_};
  }
  [[nodiscard]] std::span<const LineIndex> lines_through(CellIndex cell) const {
    return {lines_.data() + first_line_of_[cell], lines_.data() + first_line_of_[cell + 1u]};
  }
  /// Lines with the same number lie on one ray.
  [[nodiscard]] std::uint16_t ray_of(LineIndex line) const { return ray_of_[line]; }

  /// How near the middle of the board a cell is: greater is nearer, 0 to 4 * Rules::max_side.
  [[nodiscard]] std::uint8_t centrality(CellIndex cell) const { return centrality_[cell]; }

  /// Where the symmetry takes a cell, and which cell it takes there. Oblong boards have four
  /// symmetries, given twice; only for the first four of them is there an origin().
  [[nodiscard]] CellIndex image(std::size_t symmetry, CellIndex cell) const {
    return images_[symmetry][cell];
  }
  [[nodiscard]] CellIndex origin(std::size_t symmetry, CellIndex cell) const {
    return images_[inverse(symmetry)][cell];
  }

 private:
  void add_lines(const Rules& rules);
  void add_lines_of_cells();
  void add_centralities(const Rules& rules);
  void add_symmetries(const Rules& rules);

  std::size_t length_;
  std::vector<CellIndex> cells_;  ///< length_ for each line
  std::vector<std::uint16_t> ray_of_;
  std::vector<LineIndex> lines_;  ///< those through cell 0, then those through cell 1, …
  std::vector<std::uint16_t> first_line_of_;
  std::vector<std::uint8_t> centrality_;
  std::array<std::vector<CellIndex>, symmetry_count> images_;
};

}  // namespace mnk
