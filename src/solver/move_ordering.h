#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "solver/search_board.h"

namespace mnk {

/// A move and how good it looks before anything has been searched; greater is better. Scores of
/// different positions cannot be compared.
struct OrderedMove {
  Cell move;
  std::uint64_t score;
};

/// Every legal move, best looking first: win at once, keep the other side from winning at
/// once, fork, answer forks, then by the weight of the lines that a move builds and takes. In
/// misère play: away from lines. Equal ones stand in row-major order.
[[nodiscard]] std::vector<OrderedMove> ordered_moves(const SearchContext& context,
                                                     const Position& position);

/// Which moves are alike because a symmetry of the position takes one to the other.
class EquivalentMoves {
 public:
  explicit EquivalentMoves(const Position& position);

  /// The first cell, in row-major order, that is like this one.
  [[nodiscard]] Cell representative(Cell cell) const {
    return rules_.cell(representatives_[static_cast<std::size_t>(rules_.index(cell))]);
  }
  [[nodiscard]] bool is_representative(Cell cell) const { return representative(cell) == cell; }

 private:
  Rules rules_;
  std::vector<int> representatives_;  ///< per cell
};

/// The score for ordering a move in normal play; greater is better.
///
/// The attacker builds lines. The defender takes the attacker's and builds its own: these count
/// less where lines are long, and more where they allow a threat, which leaves the attacker no
/// choice. Among equals, the middle goes first.
[[nodiscard]] inline std::uint64_t reply_score(const SearchBoard& board, Role to_move,
                                               CellIndex cell) {
  std::uint64_t weight = board.weight(Role::attacker, cell);
  if (to_move == Role::defender) {
    const std::uint64_t own = board.weight(Role::defender, cell);
    weight += board.map().length() < 5 ? own : own - own / 4;
    weight += board.missing_two(Role::defender, cell) * (SearchBoard::unit_weight / 8 * 3);
  }
  return (weight << 8) + board.map().centrality(cell);
}

}  // namespace mnk
