#include "engine/canonical.h"

#include <algorithm>
#include <utility>

namespace mnk {

Canonical canonical(const Position& position) {
  const Rules& rules = position.rules();
  Canonical smallest;
  std::string copy(static_cast<std::size_t>(rules.cell_count()), '.');
  const std::vector<Cell> cells = rules.cells();
  for (std::size_t symmetry = 0; symmetry < symmetry_count(rules); ++symmetry) {
    for (const Cell cell : cells) {
      const auto mark = position.at(cell);
      copy[static_cast<std::size_t>(rules.index(image(rules, symmetry, cell)))] =
          mark ? letter(*mark) : '.';
    }
    if (symmetry == 0 || copy < smallest.key) smallest = {.key = copy, .symmetry = symmetry};
  }
  return smallest;
}

std::vector<CanonicalMove> canonical_moves(const Position& position) {
  std::vector<CanonicalMove> moves;
  for (const Cell cell : position.available_moves()) {
    std::string key = canonical(position.after(cell)).key;
    const auto alike = std::ranges::find(moves, key, &CanonicalMove::key);
    if (alike != moves.end()) {
      alike->cells.push_back(cell);
    } else {
      moves.push_back({.cells = {cell}, .key = std::move(key)});
    }
  }
  return moves;
}

}  // namespace mnk
