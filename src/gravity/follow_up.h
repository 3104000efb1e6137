#pragma once

#include <optional>

#include "gravity/position.h"

namespace mnk::gravity {

/// What one side reaches by a strategy that needs no thought: it answers each move in the column of
/// that move. Where two columns have an odd number of free cells, a first move in one of them is
/// answered in the other. So it always gets the upper cell of each pair into which the free cells
/// of a column fall, counted from the top, and one of the two first cells of odd columns. (Allis
/// calls this claimeven and baseinverse; on a board with an even number of rows the upper cells are
/// those of the even rows.)
template <class Shape>
class FollowUp {
 public:
  using Bits = Shape::Bits;

  explicit FollowUp(const Shape& shape) : shape_(&shape), upper_(shape.upper_rows()) {}

  /// The cells of rows with the parity of the top row.
  [[nodiscard]] Bits upper() const { return upper_; }

  /// Whether the side that is not to move can follow up: odd columns pair up.
  [[nodiscard]] bool possible(Bits marks) const {
    return count(shape_->landings(marks) & upper_) % 2 == 0;
  }

  /// All cells that the side to move can have in the end, if it is followed up.
  [[nodiscard]] Bits reach_of_mover(Bits mover, Bits marks) const {
    const Bits free = shape_->all() & ~marks;
    return mover | (free & ~upper_) | (shape_->landings(marks) & upper_);
  }
  /// The same of the side that follows up.
  [[nodiscard]] Bits reach_of_follower(Bits mover, Bits marks) const {
    const Bits free = shape_->all() & ~marks;
    return (marks ^ mover) | (free & upper_);
  }

  /// A threat of the side not to move under which nobody wants to play, so that the other columns
  /// are filled first: then the side to move has to, and cannot complete a line before.
  struct Zugzwang {
    Bits threat;
    int last;  ///< marks on the board when the line is complete, at most
  };
  [[nodiscard]] std::optional<Zugzwang> zugzwang(Bits mover, Bits marks, Bits threats) const {
    const Bits free = shape_->all() & ~marks;
    const Bits landings = shape_->landings(marks);
    const Bits odd = landings & upper_;
    const Bits lower = (free & ~upper_) | odd;
    std::optional<Zugzwang> best;
    for (Bits left = threats & ~landings; left != 0; left &= left - 1) {
      const Bits threat = left & (~left + 1);
      const Bits column = shape_->column(lowest(threat) / shape_->stride());
      const bool odd_column = (odd & column) != 0;
      const bool even_below = odd_column == ((threat & upper_) != 0);
      const bool others_pair_up = (count(odd) - (odd_column ? 1 : 0)) % 2 == 0;
      if (even_below || !others_pair_up) continue;
      const Bits below = free & column & (threat - 1);
      const Bits of_mover = odd_column ? below & upper_ : below & ~upper_;
      if (shape_->has_line(mover | (lower & ~column) | of_mover)) continue;
      const int last = count(marks) + count(free & ~column) + count(below) + 1;
      if (!best || last < best->last) best = Zugzwang{.threat = threat, .last = last};
    }
    return best;
  }

 private:
  const Shape* shape_;
  Bits upper_;
};

}  // namespace mnk::gravity
