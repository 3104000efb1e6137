#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// How many moves of a position are tried; `depth`, here and below, is the number of plies left.
/// Where the side to move does not do better than at its move before, hardly anything rises to
/// beta: half as many are enough.
[[nodiscard]] std::size_t width(int depth, bool principal, bool improving);

/// Plies by which a late move's search is reduced, after `tried` moves.
[[nodiscard]] int late_move_reduction(int depth, std::size_t tried);

/// So good that it will not fall to beta: not looked into.
[[nodiscard]] bool is_futile(Evaluation judgement, Evaluation beta, int depth);

/// So bad that it will not rise to alpha but by force: looked into for continuous fours only.
[[nodiscard]] bool is_hopeless(Evaluation judgement, Evaluation alpha, int depth);

/// A move worth trying, and how soon: greater keys first, among equals the lower square. Both are
/// in one number, greater for the move that is tried sooner, because the greatest of many is found
/// quickest when there is nothing else to look at.
class Candidate {
 public:
  Candidate(Square move, int key) : rank_(key * squares + (squares - 1 - move)) {}

  [[nodiscard]] Square move() const {
    return static_cast<Square>(squares - 1 - (rank_ & (squares - 1)));
  }
  [[nodiscard]] int key() const { return rank_ >> square_bits; }
  [[nodiscard]] std::int32_t rank() const { return rank_; }

 private:
  static constexpr int square_bits = 10;
  static constexpr int squares = 1 << square_bits;
  static_assert(SquareSet::word_count * 64 <= squares);

  std::int32_t rank_;
};

/// Why only some moves are worth trying.
enum class Need : std::uint8_t {
  none,           ///< the cells near the stones
  stop_five,      ///< the one cell where the opponent completes five
  stop_open_four  ///< own fours, and the cells where the opponent makes a four
};

/// The most urgent need of the side to move. It must have no five, and no open four unless the
/// opponent has a five: it would have won.
[[nodiscard]] Need need_of(const PatternBoard& board);

/// Appends the moves worth trying, not sorted. On an empty board that is the middle alone, and with
/// no cell near a stone every empty cell. At least one if there is an empty cell.
void collect_candidates(const PatternBoard& board, Need need, std::vector<Candidate>& moves);

/// How urgent a move here is: the threats it makes and the threats it takes from the opponent.
[[nodiscard]] int urgency(const PatternBoard& board, Square square);

/// The order in which a search tries the moves of a position: the table's move first, then by what
/// the patterns say and by what has refuted other positions of this search. Those habits are two
/// "killer" moves for each ply, for each move the "counter-move" that last refuted it, and for each
/// side and square a history that grows with every cutoff, and shrinks where another move was
/// needed.
class MoveOrder {
 public:
  /// For a board with this many squares and searches of fewer than `plies` plies.
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
