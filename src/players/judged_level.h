#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "players/level.h"
#include "players/random.h"
#include "solver/heuristic/judgement.h"

namespace mnk {

/// The lines that a player of this level does not notice in this turn. People see a four in a row
/// beside the last move, and overlook a three on a diagonal far away: the chance to miss a line
/// doubles on a diagonal, and grows with its distance from the last move. Own lines are missed half
/// as often as the opponent's.
[[nodiscard]] std::vector<Overlooked> overlooked_lines(const PatternKnowledge& knowledge,
                                                       const Position& position,
                                                       const JudgedLevel& level, Random& random);

/// A player of a level making up its mind on a board beyond solving: it judges the board as it sees
/// it. Can be paused at any node.
class JudgedLevelChoice {
 public:
  /// can_judge(rules) must be so and the game not be over. The knowledge must outlive this.
  JudgedLevelChoice(const PatternKnowledge& knowledge, const Position& position,
                    const JudgedLevel& level, std::uint64_t seed, std::uint64_t node_budget);

  JudgedLevelChoice(const JudgedLevelChoice&) = delete;
  JudgedLevelChoice& operator=(const JudgedLevelChoice&) = delete;
  JudgedLevelChoice(JudgedLevelChoice&&) = delete;
  JudgedLevelChoice& operator=(JudgedLevelChoice&&) = delete;
  ~JudgedLevelChoice() = default;

  /// Works on; true once there is a choice.
  bool run(Budget& budget) { return search_.run(budget); }

  /// The move; before run() is through, of those looked at so far.
  [[nodiscard]] Cell move() const;

 private:
  JudgedLevel level_;
  Random random_;
  ScoreTable table_;
  PrincipalSearch search_;
};

}  // namespace mnk
