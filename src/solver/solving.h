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

/// A position whose value is known, with the game still in progress.
struct SolvedPosition {
  Position position;
  Value value;               ///< exact, for the side to move
  std::optional<Cell> move;  ///< reaches the value, if known
};

/// Finds all moves that reach a known value. Can be paused after any node. It asks one question per
/// class of equivalent moves, in rounds of more and more nodes, so that a hard one does not hold up
/// the others. For draws in normal play it first asks whether the opponent wins if the side to move
/// passes: an extra mark never hurts, so if not, every move holds the draw.
class BestMoves {
 public:
  /// The context must outlive the work.
  BestMoves(const SearchContext& context, const SolvedPosition& solved);

  /// Continues; true once it has asked about every move.
  bool run(Budget& budget) { return work_.run(budget); }

  /// The moves found, in row-major order.
  [[nodiscard]] std::vector<Cell> moves() const;
  /// Whether these are all.
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

/// Best play by both sides to the end of the game, from a position whose value is known. The plies
/// of a win or loss may be an upper bound: then the winner wins within that many, perhaps not by
/// its best moves, and the loser holds out as long as it can. Can be paused after any node. It
/// tries the table's move first, so it reuses earlier proofs.
class Variation {
 public:
  /// The context must outlive the work.
  Variation(const SearchContext& context, const SolvedPosition& solved);

  /// Continues; true at the end of the game.
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

/// The solution of a position, as far as known.
struct Solution {
  Assessment value;            ///< for the side to move
  std::vector<Cell> best;      ///< if the value is proven: the moves proven to reach it, row-major;
                               ///< else the one move that is best known or most promising
  bool best_complete = false;  ///< `best` has every move that reaches the value
  std::vector<Cell> variation;  ///< best play by both as far as known, starting with a best move
  std::uint64_t nodes = 0;      ///< searched
};

/// Solves one position: first its value, then best play by both, then the other moves that reach
/// the value. Can be paused after any node. The later steps may take several times the nodes of the
/// value; it leaves out what they have not found by then, and `best_complete` says so.
class Solving {
 public:
  /// The game must not be over. The context must outlive the work.
  Solving(const SearchContext& context, const Position& position);

  /// Continues; true once there is nothing more to find.
  bool run(Budget& budget) { return work_.run(budget); }

  [[nodiscard]] const PositionBounds& bounds() const { return value_.bounds(); }
  [[nodiscard]] Assessment assessment() const { return bounds().assess(); }
  /// A move that reaches the bounds, if known.
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
