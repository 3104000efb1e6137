#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "solver/line_map.h"
#include "text/splitmix64.h"

namespace mnk {

/// Names what is on a board, as far as it matters to a question.
struct BoardKey {
  std::uint64_t first = 0;
  std::uint64_t second = 0;

  friend constexpr auto operator<=>(const BoardKey&, const BoardKey&) = default;
};

/// The keys of all symmetric copies of a board. The smallest names them all.
struct SymmetricKeys {
  std::array<std::uint64_t, LineMap::symmetry_count> first{};
  std::array<std::uint64_t, LineMap::symmetry_count> second{};
};

/// The keys of cell contents. A board's key is their xor; empty cells add nothing.
///
/// On a board of up to 64 cells the key is exact, so different boards never share one: `first` has
/// a bit for each of the attacker's cells, `second` for each of the defender's, and a dead cell has
/// both. On a larger board each bit is a random number instead (Zobrist 1970): the chance that any
/// two of a billion boards share a key of 128 bits is about one in 10^21.
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
