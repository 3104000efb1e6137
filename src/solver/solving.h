#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/promising.h"
#include "solver/value_search.h"
#include "solver/workshop.h"

namespace mnk {

/// What is known of a position.
struct Solution {
  Assessment value;             ///< for the side to move
  std::vector<Cell> best;       ///< moves that reach the value, row-major; one at least
  std::vector<Cell> variation;  ///< best play by both, as far as known; one move at least
  std::uint64_t nodes = 0;      ///< looked at
};

/// One position being solved: its value first, then the moves that reach it, then best play by
/// both. Can be paused at any node. The moves and the variation may take as many nodes as the value
/// did; what is not known by then is left out. While the value is not proven, the most promising
/// move stands for the best.
class Solving {
 public:
  /// The game must not be over.
  Solving(const Workshop& workshop, Position position);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget);

  [[nodiscard]] bool value_proven() const { return assessment().is_proven(); }
  [[nodiscard]] Assessment assessment() const { return value_.chances().assess(); }
  [[nodiscard]] Solution solution() const;

 private:
  struct Question {
    ForceSearch search;
    bool best_if_proven;
  };

  void start_step();
  void ask_next();
  void take(bool is_best);
  void finish_step();

  Workshop workshop_;
  Position root_;
  ValueSearch value_;
  std::uint64_t nodes_ = 0;
  std::uint64_t nodes_left_ = 0;  ///< for the moves and the variation
  bool done_ = false;

  /// The position at the end of the variation, its value, and which of its moves are still to be
  /// asked about.
  Position here_;
  Value value_here_;
  std::vector<PromisingMove> candidates_;
  std::size_t next_candidate_ = 0;
  std::optional<Question> question_;
  std::optional<Cell> first_best_;
  std::vector<Cell> best_;
  std::vector<Cell> variation_;
};

}  // namespace mnk
