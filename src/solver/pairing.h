#pragma once

#include <cstdint>
#include <vector>

#include "solver/search_board.h"

namespace mnk {

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
