#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/solver.h"

namespace mnk {

/// The perfect player making up its mind. Can be paused at any node.
///
/// Half of its nodes go into the value of the position. If that is proven, it plays for it: the
/// fastest win, the longest resistance, and in a draw the move after which most replies lose. Else
/// it spends the rest on the best looking moves, attacks by threats included, and plays what has
/// been proven best, or left open and looks best.
class PerfectChoice {
 public:
  /// The game must not be over.
  PerfectChoice(const SearchContext& context, const Position& position, std::uint64_t node_budget);

  /// Works on; true once there is a choice. When the node budget is spent there is one.
  bool run(Budget& budget);

  [[nodiscard]] Cell move() const;
  [[nodiscard]] Assessment assessment() const;
  [[nodiscard]] std::vector<Cell> variation() const;

 private:
  /// Replies that lose, counted for each of the drawing moves.
  struct Trap {
    Cell move;
    int losing_replies = 0;
  };

  bool solve(Budget& budget);
  bool count_traps(Budget& budget);
  bool start_reply();
  [[nodiscard]] bool drawing() const;

  const SearchContext* context_;
  Position position_;
  std::uint64_t nodes_for_value_;
  std::uint64_t nodes_left_;
  Solving solving_;
  bool solved_ = false;  ///< as far as the nodes for it go
  std::optional<Analysis> analysis_;
  std::vector<Trap> traps_;
  std::size_t move_ = 0;   ///< the drawing move whose replies are tried
  std::size_t reply_ = 0;  ///< the next of them
  std::optional<ForceSearch> question_;
  std::uint64_t question_nodes_ = 0;
};

}  // namespace mnk
