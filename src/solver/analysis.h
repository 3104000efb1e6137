#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/move_ordering.h"
#include "solver/resumable.h"
#include "solver/search_board.h"
#include "solver/solving.h"
#include "solver/value.h"
#include "solver/value_search.h"

namespace mnk {

/// Values every legal move of a position. Can be paused after any node.
///
/// It works in rounds, each with four times the nodes of the last. Every round searches:
///   - the position itself: if the side to move cannot win within n plies, no move of it wins
///     within n - 1 more;
///   - in normal play, the position with the side to move passing: an extra mark never hurts, so if
///     the opponent cannot win then, it cannot win after any move;
///   - each unproven class of equivalent moves: first who wins, then in how many plies.
/// Once the first two are answered, most moves of a drawn position need no search of their own.
class Analysis {
 public:
  /// The game must not be over, and the context must outlive the work. Searches only the first
  /// `max_moves` classes in the order of move_ordering.h. With `known` bounds on the position, it
  /// does not search the position again.
  Analysis(const SearchContext& context, const Position& position,
           std::size_t max_moves = Rules::max_cells,
           const std::optional<PositionBounds>& known = std::nullopt);

  /// Continues; true once every searched move is proven.
  bool run(Budget& budget) { return work_.run(budget); }

  /// Every legal move, best first by better_known(), ties in the order of move_ordering.h.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;
  /// The position, as far as known.
  [[nodiscard]] Assessment assessment() const;

 private:
  /// One of each class of equivalent moves.
  struct Candidate {
    Cell move;
    Position after;
    PositionBounds bounds;  ///< of the position after the move
  };
  [[nodiscard]] static Assessment assess(const Candidate& candidate);
  [[nodiscard]] static bool open(const Candidate& candidate);
  [[nodiscard]] std::uint64_t open_moves() const;
  Resumable value_all();
  void learn_from_position();
  void learn_from_passing(const Bounds& answer);

  const SearchContext* context_;
  Position position_;
  EquivalentMoves equivalent_;
  std::vector<Cell> order_;  ///< all moves
  std::vector<Candidate> candidates_;
  std::size_t searched_;  ///< how many candidates, from the front
  PositionBounds bounds_;
  bool position_searched_;
  bool passing_searched_;
  std::unique_ptr<ValueSearch> position_search_;
  Resumable work_;
};

/// best_of() and the best moves; the variation is one move and the node count 0. Expects `moves` in
/// the order of Analysis::moves().
[[nodiscard]] Solution sum_of(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
