#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/position.h"
#include "solver/search_context.h"
#include "solver/value_search.h"

namespace mnk {

/// A legal move and what is known of it, for the side that plays it: a win on the spot is a win in
/// one ply.
struct MoveAssessment {
  Cell move;
  Assessment assessment;

  friend bool operator==(const MoveAssessment&, const MoveAssessment&) = default;
};

/// Every legal move of a position being valued. All moves get the same number of nodes, then those
/// that are not proven get four times as many, and so on: easy ones are known at once and hard ones
/// keep nobody waiting. Can be paused at any node.
class Analysis {
 public:
  /// The game must not be over. Only the best looking moves are worked at if there are more than
  /// `most_moves`; nothing is found out about the others.
  Analysis(const SearchContext& context, const Position& position,
           std::size_t most_moves = Rules::max_cells);

  /// Works on; true once all moves that are worked at are proven.
  bool run(Budget& budget);

  /// Every legal move, best first; among equals in the order of move_ordering.h.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;
  /// What that says about the position.
  [[nodiscard]] Assessment assessment() const;
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  struct Candidate {
    Cell move;
    Position after;
    PositionBounds bounds;
  };

  [[nodiscard]] static Assessment assess(const Candidate& candidate);
  [[nodiscard]] bool next_candidate();

  const SearchContext* context_;
  std::vector<Candidate> candidates_;
  std::size_t worked_at_ = 0;  ///< of the candidates, from the front
  std::size_t current_ = 0;
  std::unique_ptr<ValueSearch> search_;  ///< on the current candidate
  std::uint64_t allowance_;              ///< nodes for a move in this round
  std::uint64_t spent_ = 0;              ///< of it
  std::uint64_t nodes_ = 0;
};

/// What is known of a position when so much is known of all its moves.
[[nodiscard]] Assessment best_of(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
