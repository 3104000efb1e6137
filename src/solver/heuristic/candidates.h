#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/heuristic/pattern_board.h"

namespace mnk {

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

/// What the side to move must see to first. It must have neither a five nor, unless the opponent
/// has a five, an open four: it has won then.
[[nodiscard]] Need need_of(const PatternBoard& board);

/// Appends the moves worth trying, not sorted. On an empty board that is the middle alone, and with
/// no cell near a stone every empty cell. At least one if there is an empty cell.
void collect_candidates(const PatternBoard& board, Need need, std::vector<Candidate>& moves);

/// What the patterns say for playing here: own threats and those that are taken from the opponent.
[[nodiscard]] int urgency(const PatternBoard& board, Square square);

}  // namespace mnk
