#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/move_ordering.h"
#include "solver/resumable.h"
#include "solver/search_board.h"
#include "solver/value.h"
#include "solver/value_search.h"

namespace mnk {

/// A position of which the value is known. Play is not over.
struct SolvedPosition {
  Position position;
  Value value;               ///< exact, for the side to move
  std::optional<Cell> move;  ///< one that reaches the value, if one is known
};

/// All moves that reach the value of a position, which is known. Can be paused after any node. One
/// question is put for each class of equivalent moves, in rounds with more and more nodes, so that
/// a hard one does not keep the others waiting. For a draw of normal play one question comes
/// before: a mark never hurts, so if the opponent does not win even when the side to move passes,
/// it does not win after any move.
class BestMoves {
 public:
  /// The context must outlive the work.
  BestMoves(const SearchContext& context, const SolvedPosition& solved);

  /// Works on; true once all moves have been asked about.
  bool run(Budget& budget) { return work_.run(budget); }

  /// Those found, in row-major order.
  [[nodiscard]] std::vector<Cell> moves() const;
  /// There are no others.
  [[nodiscard]] bool complete() const { return complete_; }

 private:
  Resumable find_all(const SearchContext& context);

  Position position_;
  Value value_;
  EquivalentMoves equivalent_;
  std::vector<Cell> best_;  ///< one of each class
  bool complete_ = false;
  Resumable work_;
};

/// Best play by both sides from a position whose value is known, to the end of the game. For a win
/// or loss the plies may be an upper bound; then the winner wins in time, but neither side need
/// play its best. Can be paused after any node. The table's move is tried first, so earlier proofs
/// are not searched again.
class Variation {
 public:
  /// The context must outlive the work.
  Variation(const SearchContext& context, const SolvedPosition& solved);

  /// Works on; true at the end of the game.
  bool run(Budget& budget) { return work_.run(budget); }

  [[nodiscard]] const std::vector<Cell>& moves() const { return moves_; }

 private:
  Resumable play_to_the_end(const SearchContext& context);
  void play(Cell move);
  [[nodiscard]] std::vector<Cell> candidates(const SearchContext& context) const;

  Position end_;  ///< after the moves so far
  Value value_;   ///< of that position
  std::vector<Cell> moves_;
  Resumable work_;
};

/// The solution of a position, as far as it is known.
struct Solution {
  Assessment value;        ///< for the side to move
  std::vector<Cell> best;  ///< if the value is proven: moves proven to reach it, row-major; else
                           ///< one move, the best known or the best looking
  bool best_complete = false;   ///< every move that reaches the value is in `best`
  std::vector<Cell> variation;  ///< best play by both, as far as known, beginning with a best move
  std::uint64_t nodes = 0;      ///< looked at
};

/// One position being solved: its value first, then best play by both, then the other moves that
/// reach the value. Can be paused after any node. The later steps may take several times as many
/// nodes as the value; whatever is missing by then is left out, and `best_complete` says so.
class Solving {
 public:
  /// The game must not be over. The context must outlive the work.
  Solving(const SearchContext& context, const Position& position);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget) { return work_.run(budget); }

  [[nodiscard]] const PositionBounds& bounds() const { return value_.bounds(); }
  [[nodiscard]] Assessment assessment() const { return bounds().assess(); }
  /// A move that does what the bounds say can be done, if one is known.
  [[nodiscard]] std::optional<Cell> best_move() const;
  [[nodiscard]] Solution solution() const;

 private:
  Resumable solve();

  const SearchContext* context_;
  Position position_;
  ValueSearch value_;
  std::optional<Variation> variation_;  ///< once the value is known
  std::optional<BestMoves> best_;       ///< once the variation is known
  std::uint64_t nodes_ = 0;
  Resumable work_;
};

}  // namespace mnk
