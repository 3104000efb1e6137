#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "solver/bounds.h"
#include "solver/search_board.h"

/// Rules that answer a question without looking ahead, and the forks and pairings they find.
/// Functions that return Bounds keep WinSearch's contract for the depth, or return nothing.
namespace mnk {

/// How many moves the attacker has within this many plies.
[[nodiscard]] constexpr std::size_t moves_within(Depth plies, Role to_move) {
  return (std::size_t{plies} + (to_move == Role::attacker ? 1 : 0)) / 2;
}

/// Normal play. Answers if a side can complete a line now or cannot be stopped from it, or if the
/// lines are too far from complete for this depth.
[[nodiscard]] std::optional<Bounds> settle_by_threats(const SearchBoard& board, Role to_move,
                                                      Depth depth, bool forks);

/// Normal play, no threats on the board, and settle_by_threats() has found no fork. A side without
/// a fork cannot win in three plies, nor in four after a pass. The defender gains two plies with a
/// threat if the answer makes neither a threat nor a fork.
[[nodiscard]] std::optional<Bounds> settle_without_forks(const SearchBoard& board, Role to_move,
                                                         Depth depth);

/// Normal play. Erdős and Selfridge (1973): a live line with n marks missing weighs 1/2^n. By
/// always taking the heaviest cell, the defender keeps the sum from growing, so below one half
/// (below one if it moves first) the attacker never completes a line. Lines that miss more marks
/// than the depth leaves moves for do not count.
[[nodiscard]] std::optional<Bounds> settle_by_weight(const SearchBoard& board, Role to_move,
                                                     Depth depth);

/// Normal play. Zetters (1980): no one can force eight or more in a row on any board. The
/// defender's marks only help it, and the attacker's marks on dead lines are useless, so this holds
/// if the attacker has no mark on a live line, or has one and the defender is to move.
[[nodiscard]] bool settled_by_zetters(const SearchBoard& board, Role to_move);

/// Normal play. The second player cannot win from the empty board, because the first could steal
/// its strategy: an extra mark never hurts (Nash 1949).
[[nodiscard]] bool settled_by_strategy_stealing(const Position& position);

/// Misère play, where the attacker wins if the defender completes a line. Answers if no line is
/// left for that, the depth is too small, or a side has only losing moves.
[[nodiscard]] std::optional<Bounds> settle_misere(const SearchBoard& board, Role to_move,
                                                  Depth depth);

/// A fork is a cell on two lines of one side that each miss two marks, and not the same two. A mark
/// there makes two threats at once, and the other side can stop only one:
///
///     . . . . .
///     . X X f .      f and one more cell complete the row; f and one more the column
///     . . . X .      (four in a row)
///     . . . X .
///
/// With no threat on the board, a side to move with a fork wins in three plies. A side to move that
/// faces a fork must take its cell or one of its two partners, unless it makes a threat.
class Forks {
 public:
  explicit Forks(const LineMap& map) : answers_(map.cell_count(), 0) {}

  [[nodiscard]] static bool is_fork(const SearchBoard& board, Role role, CellIndex cell) {
    return board.missing_two(role, cell) >= 2 && partners(board, role, cell).count >= 2;
  }
  [[nodiscard]] static bool exist(const SearchBoard& board, Role role);

  /// Whether a mark on this cell may create a fork elsewhere; false is certain. The new fork needs
  /// a line through the cell with three marks missing, and another with two missing, or three if
  /// both lie on one ray.
  [[nodiscard]] static bool may_arise(const SearchBoard& board, Role role, CellIndex cell);

  /// Finds all forks of a side for is_answer(); false if it has none.
  bool collect(const SearchBoard& board, Role role);

  /// Whether the other side, by taking this cell, answers every fork found.
  [[nodiscard]] bool is_answer(CellIndex cell) const { return answers_[cell] == forks_; }

 private:
  /// Cells that complete a line once the side has `cell`; stops at three.
  struct Partners {
    std::array<CellIndex, 3> cells{};
    std::size_t count = 0;
  };
  static Partners partners(const SearchBoard& board, Role role, CellIndex cell);

  std::vector<std::uint16_t> answers_;  ///< per cell: how many forks it answers
  std::uint16_t forks_ = 0;
};

/// Looks for a pairing strategy (Hales and Jewett 1963): disjoint pairs of empty cells such that
/// every live line of the attacker contains a pair. When the attacker takes one cell of a pair, the
/// defender takes the other, so no line is ever completed, no matter who moves first.
///
/// Live lines that overlap on a ray may share a pair, so lines with two empty cells in common form
/// a group:
///
///     a b c d e f g      three lines of five, two groups
///     . . X . . . .      group 1: lines a–e and b–f share b, d, e
///     1 1 1 1 1          group 2: line c–g has d, e, f, g; one pair from each will do
///       1 1 1 1 1
///         2 2 2 2 2
///
/// Bipartite matching then gives each group two cells, and no cell twice.
class Pairing {
 public:
  explicit Pairing(const LineMap& map);

  /// Looks for a pairing against the attacker's lines. Ignores lines that miss more than `within`
  /// marks: an attacker with only that many moves cannot complete them.
  [[nodiscard]] bool exists(const SearchBoard& board, std::size_t within);

  /// Whether the pairing that exists() last found uses this cell.
  [[nodiscard]] bool needs(CellIndex cell) const { return owner_[cell] != nobody; }
  /// That pairing's cells, two by two.
  [[nodiscard]] std::vector<CellIndex> pairs() const;

 private:
  struct Group {
    LineIndex first;  ///< the cells common to `first` …
    LineIndex last;   ///< … and `last` are common to the whole group
  };

  bool collect_groups(const SearchBoard& board, std::size_t within);
  bool give_cell(const SearchBoard& board, std::uint16_t group);
  template <typename Visitor>
  bool any_common_cell(const SearchBoard& board, Group group, Visitor&& visitor) const;

  static constexpr std::uint16_t nobody = 0xffff;

  const LineMap* map_;
  std::vector<Group> groups_;
  std::vector<std::uint16_t> owner_;    ///< per cell: the group that has it
  std::vector<std::uint32_t> seen_in_;  ///< per cell: the last attempt that visited it
  std::uint32_t attempt_ = 0;
};

}  // namespace mnk
