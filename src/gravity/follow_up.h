#pragma once

#include <optional>

#include "gravity/position.h"

namespace mnk::gravity {

/// What a side reaches by following up: it answers each move in the same column, except that
/// columns with an odd number of free cells pair up, and it answers the first move in one with a
/// move in the other. So, with each column's free cells paired from the top, it gets the upper cell
/// of every pair, and one of the two lowest cells of paired columns. (Allis calls this claimeven
/// and baseinverse; with an even number of rows the upper cells are the even rows.)
template <class Shape>
class FollowUp {
 public:
  using Bits = Shape::Bits;

  explicit FollowUp(const Shape& shape) : shape_(&shape), upper_(shape.upper_rows()) {}

  /// The cells in rows of the top row's parity.
  [[nodiscard]] Bits upper() const { return upper_; }

  /// Whether the side not to move can follow up: it needs an even number of odd columns.
  [[nodiscard]] bool possible(Bits marks) const {
    return count(shape_->landings(marks) & upper_) % 2 == 0;
  }

  /// All cells that the side to move can end up with against a follower.
  [[nodiscard]] Bits reach_of_mover(Bits mover, Bits marks) const {
    const Bits free = shape_->all() & ~marks;
    return mover | (free & ~upper_) | (shape_->landings(marks) & upper_);
  }
  /// The same for the follower.
  [[nodiscard]] Bits reach_of_follower(Bits mover, Bits marks) const {
    const Bits free = shape_->all() & ~marks;
    return (marks ^ mover) | (free & upper_);
  }

  /// A threat of the side not to move. Both sides avoid the cell below it, so the other columns
  /// fill up first; then the side to move must play there, and it cannot complete a line before.
  struct Zugzwang {
    Bits threat;
    int last;  ///< at most this many marks when the line is complete
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
