#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "solver/search_board.h"

namespace mnk {

/// A move and how good it looks before any search; greater is better. Only comparable within one
/// position.
struct OrderedMove {
  Cell move;
  std::uint64_t score;
};

/// Every legal move, most promising first: wins, blocks of a win, forks, answers to forks, then by
/// the weight of the lines that the move builds and blocks. In misère play, moves away from lines
/// come first. Ties in row-major order.
[[nodiscard]] std::vector<OrderedMove> ordered_moves(const SearchContext& context,
                                                     const Position& position);

/// Moves are equivalent if a symmetry of the position takes one to the other.
class EquivalentMoves {
 public:
  explicit EquivalentMoves(const Position& position);

  /// The first equivalent cell in row-major order.
  [[nodiscard]] Cell representative(Cell cell) const {
    return rules_.cell(representatives_[static_cast<std::size_t>(rules_.index(cell))]);
  }
  [[nodiscard]] bool is_representative(Cell cell) const { return representative(cell) == cell; }

 private:
  Rules rules_;
  std::vector<int> representatives_;  ///< per cell
};

/// Orders moves in normal play; greater is better.
///
/// The attacker builds lines. The defender blocks them and builds its own, which count less where
/// lines are long, and more where they allow a threat, because a threat leaves the attacker no
/// choice. Ties go to the middle of the board.
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
