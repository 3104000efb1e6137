#include "solver/pairing.h"

#include <algorithm>

namespace mnk {

Pairing::Pairing(const LineMap& map)
    : map_(&map), owner_(map.cell_count(), nobody), seen_in_(map.cell_count(), 0) {
  groups_.reserve(map.line_count());
}

template <typename Visitor>
bool Pairing::any_common_cell(const SearchBoard& board, Group group, Visitor&& visitor) const {
  // On a ray, line n + i starts i cells after line n.
  const std::span<const CellIndex> cells = map_->cells_of(group.first);
  for (auto i = static_cast<std::size_t>(group.last - group.first); i < cells.size(); ++i) {
    if (board.empty(cells[i]) && visitor(cells[i])) return true;
  }
  return false;
}

/// False if a group cannot have two cells, or there are not enough for all.
bool Pairing::collect_groups(const SearchBoard& board, std::size_t within) {
  groups_.clear();
  const auto common_cells = [&](Group group) {
    int count = 0;
    any_common_cell(board, group, [&](CellIndex) { return ++count == 2; });
    return count;
  };
  for (LineIndex line = 0; line < map_->line_count(); ++line) {
    const std::size_t missing = board.missing(Role::attacker, line);
    if (missing == 0 || missing > within) continue;
    if (missing == 1) return false;
    if (!groups_.empty()) {
      const Group longer{.first = groups_.back().first, .last = line};
      if (map_->ray_of(longer.first) == map_->ray_of(line) &&
          static_cast<std::size_t>(line - longer.first) < map_->length() &&
          common_cells(longer) == 2) {
        groups_.back() = longer;
        continue;
      }
    }
    groups_.push_back({.first = line, .last = line});
    if (2 * groups_.size() > board.empty_count()) return false;
  }
  return true;
}

/// One more cell for this group, if need be by giving others different ones (Kuhn 1955).
bool Pairing::give_cell(const SearchBoard& board, std::uint16_t group) {
  const auto free = [&](CellIndex cell) {
    if (owner_[cell] != nobody) return false;
    owner_[cell] = group;
    return true;
  };
  return any_common_cell(board, groups_[group], free) ||
         any_common_cell(board, groups_[group], [&](CellIndex cell) {
           if (seen_in_[cell] == attempt_ || owner_[cell] == group) return false;
           seen_in_[cell] = attempt_;
           if (!give_cell(board, owner_[cell])) return false;
           owner_[cell] = group;
           return true;
         });
}

bool Pairing::exists(const SearchBoard& board, std::size_t within) {
  if (!collect_groups(board, within)) return false;
  std::ranges::fill(owner_, nobody);
  const auto groups = static_cast<std::uint16_t>(groups_.size());
  for (std::uint16_t group = 0; group < groups; ++group) {
    for (int cell = 0; cell < 2; ++cell) {
      ++attempt_;
      if (!give_cell(board, group)) return false;
    }
  }
  return true;
}

std::vector<CellIndex> Pairing::pairs() const {
  std::vector<CellIndex> cells(2 * groups_.size());
  std::vector<std::size_t> next(groups_.size());
  for (std::size_t cell = 0; cell < owner_.size(); ++cell) {
    const std::uint16_t group = owner_[cell];
    if (group == nobody) continue;
    cells[2 * std::size_t{group} + next[group]++] = static_cast<CellIndex>(cell);
  }
  return cells;
}

}  // namespace mnk
