#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/move_ordering.h"
#include "solver/search_context.h"
#include "solver/value_search.h"

namespace mnk {

/// What is known of a position.
struct Solution {
  Assessment value;             ///< for the side to move
  std::vector<Cell> best;       ///< moves that reach the value, row-major; one at least
  std::vector<Cell> variation;  ///< best play by both, as far as known; one move at least
  std::uint64_t nodes = 0;      ///< looked at
};

/// One position being solved: its value first, then best play by both, then the other moves that
/// reach the value. Can be paused at any node. What comes after the value may take half as many
/// nodes again; what is not known by then is left out. While nothing is known, the best looking
/// move stands for the best.
class Solving {
 public:
  /// The game must not be over.
  Solving(const SearchContext& context, Position position);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget);

  [[nodiscard]] bool value_proven() const { return assessment().is_proven(); }
  [[nodiscard]] Assessment assessment() const { return value_.bounds().assess(); }
  [[nodiscard]] Solution solution() const;

 private:
  struct Question {
    ForceSearch search;
    bool best_if_proven;
  };

  bool take_value(Budget& budget);
  void ask_next();
  void take(bool is_best);
  void play_best(Cell move);
  void return_to_root();

  const SearchContext* context_;
  Position root_;
  ValueSearch value_;
  std::uint64_t nodes_ = 0;
  std::uint64_t nodes_left_ = 0;  ///< for what comes after the value
  bool value_taken_ = false;
  bool done_ = false;

  /// The position whose moves are asked about: the end of the variation, or the root again.
  Position here_;
  Value value_here_;
  std::vector<OrderedMove> candidates_;
  std::size_t next_candidate_ = 0;
  std::size_t root_candidates_seen_ = 0;
  std::optional<Question> question_;
  std::vector<Cell> best_;  ///< of the root
  std::vector<Cell> variation_;
  bool variation_over_ = false;
};

}  // namespace mnk
