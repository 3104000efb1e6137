#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/search_board.h"

/// Rules that answer a question without looking ahead, and the forks and pairings that they find.
/// What returns Bounds keeps the contract of WinSearch for the depth, or returns nothing.
namespace mnk {

/// The attacker's moves within this many plies.
[[nodiscard]] constexpr std::size_t moves_within(Depth plies, Role to_move) {
  return (std::size_t{plies} + (to_move == Role::attacker ? 1 : 0)) / 2;
}

/// Normal play. Somebody completes a line now or cannot be kept from it, or the lines are too far
/// from complete for this depth.
[[nodiscard]] std::optional<Bounds> settle_by_threats(const SearchBoard& board, Role to_move,
                                                      Depth depth, bool forks);

/// Normal play, no threats on the board, and settle_by_threats() has found no fork. A side without
/// a fork wins neither in three plies nor, after a pass, in four. A defender gains two plies by a
/// threat whose answer makes neither a threat nor a fork.
[[nodiscard]] std::optional<Bounds> settle_without_forks(const SearchBoard& board, Role to_move,
                                                         Depth depth);

/// Normal play. Erdős and Selfridge (1973): a live line with n marks missing weighs 1/2^n. The
/// defender can keep the sum from growing by always taking the heaviest cell, so below one half
/// (below one when it begins) the attacker never completes a line. Lines with more
/// marks missing than the depth leaves moves for do not count.
[[nodiscard]] std::optional<Bounds> settle_by_weight(const SearchBoard& board, Role to_move,
                                                     Depth depth);

/// Normal play. Zetters (1980): eight or more in a row cannot be forced on any board. The
/// defender's marks only help it, and the attacker's marks on dead lines are useless; so this holds
/// wherever the attacker has no mark on a live line, or one with the defender to move.
[[nodiscard]] bool settled_by_zetters(const SearchBoard& board, Role to_move);

/// Normal play. From the empty board the second player does not win, because the first could steal
/// its strategy: a mark more never hurts (Nash 1949).
[[nodiscard]] bool settled_by_strategy_stealing(const Position& position);

/// Misère play, in which the attacker wins when the defender completes a line: there is no line
/// left for that, or too little time, or a side has nothing but losing moves.
[[nodiscard]] std::optional<Bounds> settle_misere(const SearchBoard& board, Role to_move,
                                                  Depth depth);

/// Forks: a cell on two lines of one side with two marks missing each, and not the same two. A mark
/// there makes two threats at once, and the other side can meet only one:
///
///     . . . . .
///     . X X f .      f and one more cell complete the row; f and one more the column
///     . . . X .      (four in a row)
///     . . . X .
///
/// With a fork and the move, and no threat on the board, a side wins in three plies. A side to move
/// that faces a fork must take the fork's cell or one of its two partners, unless it makes a
/// threat.
class Forks {
 public:
  explicit Forks(const LineMap& map) : answers_(map.cell_count(), 0) {}

  [[nodiscard]] static bool is_fork(const SearchBoard& board, Role role, CellIndex cell) {
    return board.missing_two(role, cell) >= 2 && partners(board, role, cell).count >= 2;
  }
  [[nodiscard]] static bool exist(const SearchBoard& board, Role role);

  /// Whether a mark on this cell may make a fork elsewhere, where there is none now. A false answer
  /// is certain. The new fork has a line with three marks missing, the cell one of them, and
  /// another line with two missing, or with three when both lie on one ray.
  [[nodiscard]] static bool may_arise(const SearchBoard& board, Role role, CellIndex cell);

  /// Finds all forks of a side, for is_answer(). False when there is none.
  bool collect(const SearchBoard& board, Role role);

  /// Whether a mark of the other side on this cell leaves none of the forks that were found.
  [[nodiscard]] bool is_answer(CellIndex cell) const { return answers_[cell] == forks_; }

 private:
  /// Cells that complete a line once the side has `cell`; counting stops at three.
  struct Partners {
    std::array<CellIndex, 3> cells{};
    std::size_t count = 0;
  };
  static Partners partners(const SearchBoard& board, Role role, CellIndex cell);

  std::vector<std::uint16_t> answers_;  ///< per cell: the number of forks that it answers
  std::uint16_t forks_ = 0;
};

/// Looks for a pairing strategy (Hales and Jewett 1963): disjoint pairs of empty cells such that
/// every live line of the attacker holds a pair. Whenever the attacker takes one cell of a pair the
/// defender takes the other, so no line is ever completed, whoever moves first.
///
/// Live lines that overlap on a ray may share a pair, so they are taken together as long as two
/// empty cells are common to all:
///
///     a b c d e f g      three lines of five, two groups
///     . . X . . . .      group 1: lines a–e and b–f share b, d, e
///     1 1 1 1 1          group 2: line c–g has d, e, f, g; one pair from each will do
///       1 1 1 1 1
///         2 2 2 2 2
///
/// Each group is then given two cells by bipartite matching, each cell given once.
class Pairing {
 public:
  explicit Pairing(const LineMap& map);

  /// Whether a pairing against the attacker's lines was found. Lines with more than `within`
  /// marks missing are left out: they are of no use to an attacker with no more moves than that.
  [[nodiscard]] bool exists(const SearchBoard& board, std::size_t within);

  /// Whether the pairing that exists() has just found needs this cell.
  [[nodiscard]] bool needs(CellIndex cell) const { return owner_[cell] != nobody; }
  /// That pairing: the cells two by two.
  [[nodiscard]] std::vector<CellIndex> pairs() const;

 private:
  struct Group {
    LineIndex first;  ///< the cells of `first` …
    LineIndex last;   ///< … that are in `last` too are common to all lines of the group
  };

  bool collect_groups(const SearchBoard& board, std::size_t within);
  bool give_cell(const SearchBoard& board, std::uint16_t group);
  template <typename Visitor>
  bool any_common_cell(const SearchBoard& board, Group group, Visitor&& visitor) const;

  static constexpr std::uint16_t nobody = 0xffff;

  const LineMap* map_;
  std::vector<Group> groups_;
  std::vector<std::uint16_t> owner_;    ///< per cell: the group it is given to
  std::vector<std::uint32_t> seen_in_;  ///< per cell: the last attempt that looked at it
  std::uint32_t attempt_ = 0;
};

}  // namespace mnk
