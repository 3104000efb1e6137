#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/pattern_board.h"

namespace mnk {

/// How many moves of a position to try. `depth`, here and below, is the plies left. If the side to
/// move is not `improving` on its last move, hardly any move reaches beta, so half as many are
/// enough.
[[nodiscard]] std::size_t width(int depth, bool principal, bool improving);

/// How many plies to reduce a late move's search by, after `tried` moves.
[[nodiscard]] int late_move_reduction(int depth, std::size_t tried);

/// So good that it will not fall to beta: skip it.
[[nodiscard]] bool is_futile(Evaluation evaluation, Evaluation beta, int depth);

/// So bad that only force will reach alpha: search continuous fours only.
[[nodiscard]] bool is_hopeless(Evaluation evaluation, Evaluation alpha, int depth);

/// A move worth trying, with its key: greater keys first, ties by lower square. Both are in one
/// number, greater for the move to try sooner, because that makes finding the greatest fastest.
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

/// What the side to move must attend to, which limits the moves worth trying.
enum class Need : std::uint8_t {
  none,           ///< nothing: tries the cells near the stones
  stop_five,      ///< the one cell that stops the opponent's five
  stop_open_four  ///< its own fours, and the cells where the opponent makes a four
};

/// The side to move's most urgent need. It must not be winning already: no five, and no open four
/// unless the opponent has a five.
[[nodiscard]] Need need_of(const PatternBoard& board);

/// Appends the moves worth trying, unsorted: at least one if there is an empty cell. On an empty
/// board only the middle; if no cell is near a stone, every empty cell.
void collect_candidates(const PatternBoard& board, Need need, std::vector<Candidate>& moves);

/// A move's urgency: the threats it makes and those it takes from the opponent.
[[nodiscard]] int urgency(const PatternBoard& board, Square square);

/// The order in which a search tries moves: the table's move first, then by patterns and by what
/// has refuted other positions of this search: two "killer" moves per ply, the "counter-move" that
/// last refuted each move, and a history per side and square that grows with every cutoff and
/// shrinks when another move was needed.
class MoveOrder {
 public:
  /// For a board with this many squares and searches of fewer than `plies` plies.
  MoveOrder(std::size_t squares, std::size_t plies);

  /// The search's ply, and its table's move there.
  struct Place {
    std::size_t ply = 0;
    Square table_move = 0;  ///< 0: none
  };

  /// Appends the moves worth trying, unsorted.
  void collect(const PatternBoard& board, Need need, const Place& place,
               std::vector<Candidate>& moves) const;

  /// Moves the best candidate to the front; `moves` must not be empty. Calling it move by move
  /// sorts lazily, and most positions are settled before trying every move.
  static void bring_best(std::span<Candidate> moves);

  /// Remembers that `move` caused a cutoff, `depth` plies before the leaves, and that the moves in
  /// `failed` did not.
  void note_cutoff(const PatternBoard& board, Square move, std::span<const Candidate> failed,
                   int depth, std::size_t ply);

 private:
  [[nodiscard]] int habit(const PatternBoard& board, Square move, std::size_t ply) const;

  std::vector<std::array<Square, 2>> killers_;  ///< per ply, newest first
  std::array<std::vector<int>, 2> history_;     ///< per side and square
  /// The answer to a move, by answering side and the move's square.
  std::array<std::vector<Square>, 2> counters_;
};

}  // namespace mnk
