#include "solver/equivalent_moves.h"

#include <algorithm>

#include "engine/symmetry.h"

namespace mnk {
namespace {

/// Whether the symmetry takes the position to itself.
bool fixes(const Position& position, std::size_t symmetry) {
  const Rules& rules = position.rules();
  for (int index = 0; index < rules.cell_count(); ++index) {
    const Cell cell = rules.cell(index);
    if (position.at(cell) != position.at(image(rules, symmetry, cell))) return false;
  }
  return true;
}

}  // namespace

EquivalentMoves::EquivalentMoves(const Position& position) : rules_(position.rules()) {
  for (int index = 0; index < rules_.cell_count(); ++index) representatives_.push_back(index);
  for (std::size_t symmetry = 1; symmetry < symmetry_count(rules_); ++symmetry) {
    if (!fixes(position, symmetry)) continue;
    for (int index = 0; index < rules_.cell_count(); ++index) {
      int& representative = representatives_[static_cast<std::size_t>(index)];
      const int alike = rules_.index(image(rules_, symmetry, rules_.cell(index)));
      representative = std::min(representative, alike);
    }
  }
}

}  // namespace mnk
