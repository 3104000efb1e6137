#include "gravity/reasons.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "gravity/follow_up.h"
#include "solver/insertion_sort.h"

namespace mnk::gravity {
namespace {

/// Reasons for one move, by the rules alone. Only threats where a mark can land now work at once;
/// the others decide who must give way when the columns fill up.
class ReasonMaker {
 public:
  /// The move must be legal.
  ReasonMaker(const Position& position, Cell move)
      : shape_(position.rules()),
        follow_up_(shape_),
        position_(position),
        move_(move),
        side_(position.to_move()) {
    before_ = {.mover = position.bits(side_), .other = position.bits(opponent(side_))};
    after_ = before_;
    after_.mover |= shape_.bit(move);
  }

  ReasonMaker(const ReasonMaker&) = delete;
  ReasonMaker& operator=(const ReasonMaker&) = delete;

  [[nodiscard]] std::vector<MoveReason> at_once() const {
    const Mark waiting = opponent(side_);
    const Position after = position_.after(move_);
    if (const auto lines = after.completed_lines(); !lines.empty()) {
      return {reason_at_once(ReasonKind::completes_line, side_, lines.front())};
    }
    std::vector<MoveReason> reasons;
    const auto add = [&](ReasonKind kind, Mark side, std::vector<Cell> cells) {
      reasons.push_back(reason_at_once(kind, side, std::move(cells)));
    };
    const Bits marks = after_.marks();
    if (position_.rules().misere()) {
      // The follower never completes a line, so its opponent never wins.
      const Bits reach = follow_up_.reach_of_follower(after_.other, marks) | shape_.landings(marks);
      if (!after.outcome().over() && follow_up_.possible(marks) && !shape_.has_line(reach)) {
        add(ReasonKind::follow_up, waiting, {});
      }
      return reasons;
    }
    const Bits theirs = landing_threats(after_.other, marks);
    const Bits above = theirs & (shape_.bit(move_) << 1);
    if (above != 0) {
      add(ReasonKind::lifts_into_line, waiting, cells(above));
    } else if (theirs != 0) {
      add(ReasonKind::allows_line, waiting, {cells(theirs).front()});
    }
    if ((threats(before_.other, before_.marks()) & shape_.bit(move_)) != 0) {
      add(ReasonKind::blocks_line, side_, {move_});
    }
    if (theirs != 0 || after.outcome().over()) return reasons;
    const Bits ours = landing_threats(after_.mover, marks);
    if (several(ours)) {
      add(ReasonKind::makes_fork, side_, cells(ours));
      return reasons;
    }
    if (const Bits lower = stacked_threat(after_.mover, marks); lower != 0) {
      add(ReasonKind::stacked_threats, side_, {shape_.cell(lower), shape_.cell(lower << 1)});
      return reasons;
    }
    if (const auto fork = fork_of_reply(); fork && ours == 0) {
      add(ReasonKind::allows_fork, waiting, {*fork});
    } else if (auto forced = zugzwang()) {
      reasons.push_back(*std::move(forced));
    } else if (follow_up_.possible(marks) &&
               !shape_.has_line(follow_up_.reach_of_mover(after_.other, marks))) {
      add(ReasonKind::follow_up, waiting, {});
    }
    return reasons;
  }

  void add_of_line(const std::vector<Cell>& line, Mark side, bool exact,
                   std::vector<MoveReason>& reasons) const {
    const auto add = [&](ReasonKind kind, std::vector<Cell> cells) {
      reasons.push_back({.kind = kind,
                         .side = side,
                         .cells = std::move(cells),
                         .plies = static_cast<int>(line.size())});
    };
    // A line of the move alone shows nothing.
    if (line.size() > 1) {
      const bool wins =
          !position_.rules().misere() && position_after(line).outcome().winner() == side;
      const std::vector<Cell> end(line.end() - 2, line.end());
      if (wins) {
        std::erase_if(reasons, [&](const MoveReason& told) {
          return told.kind == ReasonKind::zugzwang && told.side == side && told.cells != end;
        });
      }
      const auto told = std::ranges::find(reasons, ReasonKind::zugzwang, &MoveReason::kind);
      if (wins && exact && told == reasons.end() && ends_in_zugzwang(line, side)) {
        add(ReasonKind::zugzwang, end);
      }
      const bool forced = wins && is_threat_sequence(line, side);
      add(forced ? ReasonKind::threat_sequence : ReasonKind::search, line);
    }
    add_threat(reasons);
  }

 private:
  using Bits = Bits128;

  struct Sides {
    Bits mover = 0;  ///< the side that plays the explained move
    Bits other = 0;
    [[nodiscard]] Bits marks() const { return mover | other; }
  };

  /// Free cells on which `own` would complete a line.
  [[nodiscard]] Bits threats(Bits own, Bits marks) const {
    return shape_.completions(own) & ~marks;
  }

  [[nodiscard]] Bits landing_threats(Bits own, Bits marks) const {
    return threats(own, marks) & shape_.landings(marks);
  }

  /// A threat where a mark can land now, with another directly above it.
  [[nodiscard]] Bits stacked_threat(Bits own, Bits marks) const {
    const Bits all = threats(own, marks);
    return all & shape_.landings(marks) & (all >> 1);
  }

  [[nodiscard]] std::vector<Cell> cells(Bits set) const {
    std::vector<Cell> cells;
    for (; set != 0; set &= set - 1) cells.push_back(shape_.cell(set));
    insertion_sort(cells);
    return cells;
  }

  /// A reply that gives the other two threats, side by side or stacked, and leaves this side none.
  [[nodiscard]] std::optional<Cell> fork_of_reply() const {
    for (Bits left = shape_.landings(after_.marks()); left != 0; left &= left - 1) {
      const Bits reply = left & (~left + 1);
      const Bits other = after_.other | reply;
      const Bits marks = after_.marks() | reply;
      if (landing_threats(after_.mover, marks) != 0) continue;
      if (several(landing_threats(other, marks)) || stacked_threat(other, marks) != 0) {
        return shape_.cell(reply);
      }
    }
    return std::nullopt;
  }

  /// By the mover, or by the other after a reply.
  [[nodiscard]] std::optional<MoveReason> zugzwang() const {
    if (auto reason = zugzwang_for(side_, after_)) return reason;
    for (Bits left = shape_.landings(after_.marks()); left != 0; left &= left - 1) {
      Sides then = after_;
      then.other |= left & (~left + 1);
      if (landing_threats(then.mover, then.marks()) != 0) continue;
      if (auto reason = zugzwang_for(opponent(side_), then)) return reason;
    }
    return std::nullopt;
  }

  /// By the side that has just moved.
  [[nodiscard]] std::optional<MoveReason> zugzwang_for(Mark side, const Sides& sides) const {
    const Bits own = side == side_ ? sides.mover : sides.other;
    const Bits opposing = side == side_ ? sides.other : sides.mover;
    const auto found = follow_up_.zugzwang(opposing, sides.marks(), threats(own, sides.marks()));
    if (!found) return std::nullopt;
    return MoveReason{.kind = ReasonKind::zugzwang,
                      .side = side,
                      .cells = {shape_.cell(found->threat >> 1), shape_.cell(found->threat)},
                      .plies = found->last - position_.mark_count()};
  }

  [[nodiscard]] Position position_after(std::span<const Cell> line) const {
    Position end = position_;
    for (const Cell cell : line) end = end.after(cell);
    return end;
  }

  /// The winner has no threat that could be stopped before the last two moves of this line.
  [[nodiscard]] bool ends_in_zugzwang(std::span<const Cell> line, Mark winner) const {
    if (line.size() < 3) return false;
    return threats_to_stop(position_after(line.first(line.size() - 2)), winner) == 0;
  }

  [[nodiscard]] bool is_threat_sequence(std::span<const Cell> line, Mark winner) const {
    Position now = position_;
    return wins_by_threats(
        line, side_, winner, [&](Mark side) { return cells(threats_to_stop(now, side)); },
        [&](Cell move) { now = now.after(move); });
  }

  [[nodiscard]] Bits threats_to_stop(const Position& position, Mark side) const {
    return landing_threats(position.bits(side), position.bits(Mark::X) | position.bits(Mark::O));
  }

  /// A single new threat: if it can be stopped, or else in a row that goes to the mover, or else
  /// one that keeps the other off the cell below.
  void add_threat(std::vector<MoveReason>& reasons) const {
    const Bits marks = after_.marks();
    const Bits landings = shape_.landings(marks);
    const Bits theirs = threats(after_.other, marks);
    const Bits all = threats(after_.mover, marks);
    const Bits now = all & landings;
    if (position_.rules().misere() || (theirs & landings) != 0) return;
    if (several(now) || (now & (all >> 1)) != 0) return;
    const Bits fresh = all & ~threats(before_.mover, before_.marks());
    const Bits rows = side_ == Mark::X ? ~follow_up_.upper() : follow_up_.upper();
    const Bits stoppable = fresh & now;
    const Bits later = stoppable == 0 && shape_.rows() % 2 == 0 ? fresh & rows : 0;
    const Bits held = fresh & ~(theirs << 1);
    Bits found = stoppable != 0 ? stoppable : later;
    if (found == 0) found = held;
    if (found == 0) return;
    const Bits threat = found & (~found + 1);
    std::vector<Cell> shown{shape_.cell(threat)};
    if (stoppable == 0 && later == 0) shown.push_back(shape_.cell(threat >> 1));
    const ReasonKind kind = later != 0 ? ReasonKind::parity_threat : ReasonKind::makes_threat;
    reasons.push_back(reason_at_once(kind, side_, std::move(shown)));
  }

  Shape<Bits> shape_;
  FollowUp<Shape<Bits>> follow_up_;
  Position position_;
  Cell move_;
  Mark side_;
  Sides before_;
  Sides after_;
};

}  // namespace

std::vector<MoveReason> reasons_at_once(const Position& position, Cell move) {
  return ReasonMaker(position, move).at_once();
}

void add_reasons_of_line(const Position& position, const std::vector<Cell>& line, Mark side,
                         bool exact, std::vector<MoveReason>& reasons) {
  ReasonMaker(position, line.front()).add_of_line(line, side, exact, reasons);
}

}  // namespace mnk::gravity
