#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/canonical.h"
#include "engine/rules.h"
#include "text/random.h"

namespace mnk {

/// A cell's row-major number; a line's number. 16 bits hold 20×20 cells and their fewer than 1500
/// lines.
using CellIndex = std::uint16_t;
using LineIndex = std::uint16_t;

/// What never changes during play, as numbers: the cells of each line, the lines through each cell,
/// and where turning and mirroring take a cell.
///
/// Lines are numbered along rays. A ray is a whole row, column or diagonal; each line on it starts
/// one cell after the last, so lines that share more than one cell have neighbouring numbers:
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
  /// Cells per line.
  [[nodiscard]] std::size_t length() const { return length_; }

  [[nodiscard]] std::span<const CellIndex> cells_of(LineIndex line) const {
    return {cells_.data() + line * length_, length_};
  }
  [[nodiscard]] std::span<const LineIndex> lines_through(CellIndex cell) const {
    return {lines_.data() + first_line_of_[cell], lines_.data() + first_line_of_[cell + 1u]};
  }
  /// Lines with the same number lie on one ray.
  [[nodiscard]] std::uint16_t ray_of(LineIndex line) const { return ray_of_[line]; }

  /// How central a cell is: 0 to 4 * Rules::max_side, greater is nearer the middle.
  [[nodiscard]] std::uint8_t centrality(CellIndex cell) const { return centrality_[cell]; }

  /// Where a symmetry takes a cell, and which cell it takes there. Oblong boards list their four
  /// symmetries twice; origin() is valid for the first four only.
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
  std::vector<LineIndex> lines_;  ///< through cell 0, then through cell 1, …
  std::vector<std::uint16_t> first_line_of_;
  std::vector<std::uint8_t> centrality_;
  std::array<std::vector<CellIndex>, symmetry_count> images_;
};

/// Identifies the content of a board, as far as a question depends on it.
struct BoardKey {
  std::uint64_t first = 0;
  std::uint64_t second = 0;

  friend constexpr auto operator<=>(const BoardKey&, const BoardKey&) = default;
};

/// The keys of all symmetric copies of a board. The smallest identifies them all.
struct SymmetricKeys {
  std::array<std::uint64_t, LineMap::symmetry_count> first{};
  std::array<std::uint64_t, LineMap::symmetry_count> second{};
};

/// Keys of cell contents. A board's key is their xor; empty cells add nothing.
///
/// Up to 64 cells the key is exact, so different boards never share one: `first` has a bit for each
/// of the attacker's cells, `second` for each of the defender's, and a dead cell sets both. Larger
/// boards use a random number for each bit (Zobrist 1970): among a billion boards, the chance that
/// any two share a 128-bit key is about one in 10^21.
class BoardKeys {
 public:
  enum class Content : std::uint8_t { attacker, defender, dead };

  explicit BoardKeys(const LineMap& map) {
    const auto cells = static_cast<CellIndex>(map.cell_count());
    const bool exact = cells <= 64;
    parts_.resize(cells * contents);
    for (CellIndex cell = 0; cell < cells; ++cell) {
      for (std::size_t symmetry = 0; symmetry < LineMap::symmetry_count; ++symmetry) {
        const CellIndex image = map.image(symmetry, cell);
        for (std::size_t content = 0; content < contents; ++content) {
          SymmetricKeys& part = parts_[cell * contents + content];
          const std::uint64_t number = image * contents + content;
          const std::uint64_t bit = std::uint64_t{1} << (image % 64u);
          const bool held = content != static_cast<std::size_t>(Content::defender);
          const bool lost = content != static_cast<std::size_t>(Content::attacker);
          part.first[symmetry] = exact ? bit * held : splitmix64(2 * number);
          part.second[symmetry] = exact ? bit * lost : splitmix64(2 * number + 1);
        }
      }
    }
  }

  void toggle(SymmetricKeys& keys, CellIndex cell, Content content) const {
    const SymmetricKeys& part = parts_[cell * contents + static_cast<std::size_t>(content)];
    for (std::size_t i = 0; i < LineMap::symmetry_count; ++i) keys.first[i] ^= part.first[i];
    for (std::size_t i = 0; i < LineMap::symmetry_count; ++i) keys.second[i] ^= part.second[i];
  }

 private:
  static constexpr std::size_t contents = 3;
  std::vector<SymmetricKeys> parts_;
};

}  // namespace mnk
