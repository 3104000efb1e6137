#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/splitmix64.h"
#include "solver/line_map.h"

namespace mnk {

/// One hash for each symmetric copy of a board; the smallest names them all.
using SymmetricHash = std::array<std::uint64_t, LineMap::symmetry_count>;

/// Zobrist's hashing (1970): a random number for each thing that a cell can hold, xored together.
/// An empty cell counts nothing.
class Zobrist {
 public:
  enum class Thing : std::uint8_t { attacker, defender, dead };

  explicit Zobrist(const LineMap& map) {
    const auto cells = static_cast<CellIndex>(map.cell_count());
    for (CellIndex cell = 0; cell < cells; ++cell) {
      for (std::uint64_t thing = 0; thing < things; ++thing) {
        SymmetricHash numbers{};
        for (std::size_t symmetry = 0; symmetry < numbers.size(); ++symmetry) {
          numbers[symmetry] = splitmix64(map.image(symmetry, cell) * things + thing + 1);
        }
        numbers_.push_back(numbers);
      }
    }
  }

  void toggle(SymmetricHash& hash, CellIndex cell, Thing thing) const {
    const SymmetricHash& numbers = numbers_[cell * things + static_cast<std::size_t>(thing)];
    for (std::size_t symmetry = 0; symmetry < hash.size(); ++symmetry) {
      hash[symmetry] ^= numbers[symmetry];
    }
  }

 private:
  static constexpr std::size_t things = 3;
  std::vector<SymmetricHash> numbers_;
};

}  // namespace mnk
