#include "engine/canonical.h"

#include <algorithm>
#include <utility>

namespace mnk {

Canonical canonical(const Position& position) {
  Canonical smallest{.key = image(position, 0), .symmetry = 0};
  for (std::size_t symmetry = 1; symmetry < symmetry_count(position.rules()); ++symmetry) {
    std::string copy = image(position, symmetry);
    if (copy < smallest.key) smallest = {.key = std::move(copy), .symmetry = symmetry};
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
