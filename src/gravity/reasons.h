#pragma once

#include <vector>

#include "gravity/follow_up.h"
#include "gravity/position.h"
#include "solver/reason.h"

namespace mnk::gravity {

/// Reasons for one move, by the rules alone. Only a threat on a cell where a mark can land now can
/// be carried out at once; the others decide who has to give way when the columns fill up.
class ReasonMaker {
 public:
  /// The move must be legal.
  ReasonMaker(const Position& position, Cell move);
  ReasonMaker(const ReasonMaker&) = delete;
  ReasonMaker& operator=(const ReasonMaker&) = delete;

  /// All but only_move, threat_sequence and search; in misère play completes_line and follow_up
  /// alone.
  [[nodiscard]] std::vector<MoveReason> at_once() const;

  /// What a line of play shows that begins with the move: threat_sequence or search. If it is
  /// `best` play by both sides to the end of the game, it proves the value.
  [[nodiscard]] MoveReason of_line(const std::vector<Cell>& line, bool best) const;

 private:
  using Bits = Bits128;

  struct Sides {
    Bits mover = 0;  ///< of the move that is explained
    Bits other = 0;
    [[nodiscard]] Bits marks() const { return mover | other; }
  };

  [[nodiscard]] Bits threats(Bits own, Bits marks) const;
  [[nodiscard]] Bits landing_threats(Bits own, Bits marks) const;
  [[nodiscard]] Bits stacked_threat(Bits own, Bits marks) const;
  [[nodiscard]] std::vector<Cell> cells(Bits set) const;
  [[nodiscard]] std::optional<Cell> fork_of_reply() const;
  [[nodiscard]] std::optional<MoveReason> zugzwang() const;
  [[nodiscard]] std::optional<MoveReason> zugzwang_for(Mark side, const Sides& sides) const;
  [[nodiscard]] std::optional<Cell> parity_threat() const;
  [[nodiscard]] bool wins_by_threats(const std::vector<Cell>& line, Mark winner) const;

  Shape<Bits> shape_;
  FollowUp<Shape<Bits>> follow_up_;
  Position position_;
  Cell move_;
  Mark side_;
  Sides before_;
  Sides after_;
};

}  // namespace mnk::gravity
