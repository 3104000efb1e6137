#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/random.h"
#include "solver/solver.h"

namespace mnk {

/// A player of a level making up its mind. Can be paused at any node.
class LevelChoice {
 public:
  /// The game must not be over. Each move may take an equal part of `node_budget`; what has not
  /// been seen by then is not seen.
  LevelChoice(const SearchContext& context, Position position, Level level, std::uint64_t seed,
              std::uint64_t node_budget);

  /// Works on; true once there is a choice.
  bool run(Budget& budget);

  /// The move; before run() is through, the best of those looked at so far.
  [[nodiscard]] Cell move();

 private:
  /// What the player sees of a move.
  struct Seen {
    Cell move;
    std::optional<Value> fate;  ///< for the mover; nothing if no forced win is seen
  };

  [[nodiscard]] bool overlooks(bool own, int plies) const;
  bool start_question();
  void take(const std::optional<Bounds>& answer);

  const SearchContext* context_;
  Position position_;
  Level level_;
  Random random_;
  std::uint64_t coins_;  ///< decides what is overlooked in this turn
  std::vector<OrderedMove> moves_;
  std::vector<Seen> seen_;
  std::uint64_t nodes_a_question_;
  std::uint64_t nodes_left_ = 0;
  bool asking_about_own_win_ = true;
  std::optional<ForceSearch> question_;
  std::optional<Cell> chosen_;
};

}  // namespace mnk
