#pragma once

#include <vector>

#include "solver/reason.h"
#include "vanish/states.h"

namespace mnk::vanish {

/// Reasons for one move, by the rules alone. A threat of a side is a free cell on which it would
/// complete a line if it were to move, its oldest mark gone. It lasts until the side moves
/// elsewhere, so a threat that is blocked once never comes true.
class ReasonMaker {
 public:
  /// The move must be legal.
  ReasonMaker(const States& states, const Position& position, Cell move);

  /// completes_line, allows_line, blocks_line, makes_fork, allows_fork; in misère play
  /// completes_line alone.
  [[nodiscard]] std::vector<MoveReason> at_once() const;

  /// The reasons that best play after the move shows: `line` ends with the game, or when a position
  /// recurs.
  [[nodiscard]] MoveReason of_line(const std::vector<Cell>& line) const;

 private:
  [[nodiscard]] CellSet threats(const State& state, bool mover) const;
  [[nodiscard]] std::vector<Cell> cells(CellSet set) const;
  [[nodiscard]] std::vector<Cell> forks_of_reply() const;
  [[nodiscard]] bool wins_by_threats(const std::vector<Cell>& line, Mark winner) const;
  [[nodiscard]] int length_of_cycle(const std::vector<Cell>& line) const;

  const States* states_;
  Position position_;
  Cell move_;
  State before_;
  State after_;
  Mark side_;
};

}  // namespace mnk::vanish
