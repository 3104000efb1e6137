#pragma once

#include <cstdint>
#include <vector>

#include "gravity/bitboard.h"
#include "gravity/position.h"
#include "solver/budget.h"

namespace mnk::gravity {

/// Guesses how likely the side to move wins, where nothing is proven: by the lines that each side
/// can still complete, at the end of all play of a few plies. A line counts by its marks; one that
/// lacks a single cell counts more where that cell lies on a row that falls to its side when both
/// sides fill up the board: the odd rows from the bottom for X, the even ones for O.
class Evaluation {
 public:
  explicit Evaluation(const Rules& rules);

  /// Per cent, 1 to 99, a draw counting as half a win. Looks ahead as many plies as the budget pays
  /// for, at most max_plies. The game must not be over.
  [[nodiscard]] std::uint8_t chance(const Position& position, Budget& budget) const;

  static constexpr int max_plies = 6;

 private:
  using Bits = Bits128;

  [[nodiscard]] int standing(Bits own, Bits marks) const;
  [[nodiscard]] int search(Bits own, Bits marks, int plies, int alpha, int beta,
                           Budget& budget) const;

  Shape<Bits> shape_;
  std::vector<Bits> lines_;
};

}  // namespace mnk::gravity
