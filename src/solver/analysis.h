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

/// Every legal move of a position being valued. Can be paused after any node.
///
/// The work goes in rounds. In each, these get a number of nodes, four times as many as in the
/// round before:
///   - the position itself: if the side to move does not win within n plies, it does not win within
///     n - 1 plies after any of its moves;
///   - in normal play, the position with the side to move passing: a mark never hurts, so if the
///     opponent does not win then, it does not win after any move;
///   - each class of equivalent moves that is not proven: who wins before in how many plies.
/// Where the first two have an answer, most moves of a drawn position need no search of their own.
class Analysis {
 public:
  /// The game must not be over, and the context must outlive the work. Only the first `max_moves`
  /// classes in the order of move_ordering.h are searched. With `known`, what is known of the
  /// position itself, that is not searched again.
  Analysis(const SearchContext& context, const Position& position,
           std::size_t max_moves = Rules::max_cells,
           const std::optional<PositionBounds>& known = std::nullopt);

  /// Works on; true once all moves that are searched are proven.
  bool run(Budget& budget) { return work_.run(budget); }

  /// Every legal move, best first, in the sense of better_known(); among equals in the order of
  /// move_ordering.h.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;
  /// Bounds on the position.
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
  std::size_t searched_;  ///< candidates, from the front
  PositionBounds bounds_;
  bool position_searched_;
  bool passing_searched_;
  std::unique_ptr<ValueSearch> position_search_;
  Resumable work_;
};

/// best_of() with the best moves; the variation is one move, the node count 0. `moves` must be in
/// the order of Analysis::moves().
[[nodiscard]] Solution sum_of(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
