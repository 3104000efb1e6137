#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "solver/heuristic/candidates.h"
#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// The order in which a search tries the moves of a position: the table's move first, then by what
/// the patterns say and by what has refuted other positions of this search. Those habits are two
/// "killer" moves for each ply, for each move the "counter-move" that last refuted it, and for each
/// side and square a history that grows with every cutoff, and shrinks where another move was
/// needed.
class MoveOrder {
 public:
  /// For a board of so many squares, and moves that are tried fewer than `plies` plies from the
  /// root.
  MoveOrder(std::size_t squares, std::size_t plies);

  /// Where the search is, and what its table says to try there.
  struct Place {
    std::size_t ply = 0;
    Square table_move = 0;  ///< 0: none
  };

  /// Appends the moves worth trying, not sorted.
  void collect(const PatternBoard& board, Need need, const Place& place,
               std::vector<Candidate>& moves) const;

  /// Brings the best of these moves, one at least, to their front. Done move by move this is as
  /// good as sorting, and most positions are settled before all moves have been tried.
  static void bring_best(std::span<Candidate> moves);

  /// Remembers that this move of the side to move made further moves unnecessary, `depth` plies
  /// before the leaves, and that those which failed before it did not.
  void note_cutoff(const PatternBoard& board, Square move, std::span<const Candidate> failed,
                   int depth, std::size_t ply);

 private:
  [[nodiscard]] int habit(const PatternBoard& board, Square move, std::size_t ply) const;

  std::vector<std::array<Square, 2>> killers_;  ///< per ply, the newer one first
  std::array<std::vector<int>, 2> history_;     ///< per side and square
  /// The answer to a move, per side that answers and square of the move.
  std::array<std::vector<Square>, 2> counters_;
};

}  // namespace mnk
