#include "solver/static_rules.h"

#include <algorithm>
#include <utility>

namespace mnk {
namespace {

/// Plies until `role` has made `moves` moves.
Depth plies_for(std::size_t moves, Role role, Role to_move) {
  return static_cast<Depth>(2 * moves - (role == to_move ? 1 : 0));
}

/// Refutes if the side that must complete a line needs more marks than the depth allows.
std::optional<Bounds> settle_by_distance(const SearchBoard& board, Role completer, Role to_move,
                                         Depth depth) {
  const std::size_t missing = board.fewest_missing(completer);
  if (missing > board.map().length()) return Bounds::no_win_within(always, Proof::no_line_left);
  const Depth plies = plies_for(missing, completer, to_move);
  if (plies <= depth) return std::nullopt;
  return Bounds::no_win_within(static_cast<Depth>(plies - 1));
}

/// Whether the defender can make a threat whose answer makes neither a threat nor a fork.
bool gains_time(const SearchBoard& board) {
  if (board.lines_missing(Role::defender, 2) == 0) return false;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.missing_two(Role::defender, cell) == 0) continue;
    if (board.missing_two(Role::attacker, cell) > 0) continue;
    if (!Forks::may_arise(board, Role::attacker, cell)) return true;
  }
  return false;
}

bool has_safe_move(const SearchBoard& board, Role role) {
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (!board.completes(role, cell)) return true;
  }
  return false;
}

}  // namespace

std::optional<Bounds> settle_by_threats(const SearchBoard& board, Role to_move, Depth depth,
                                        bool forks) {
  const bool attacking = to_move == Role::attacker;
  const Role waiting = other(to_move);
  if (!attacking && board.winning_cells(Role::defender) > 0) return Bounds::no_win_within(always);
  if (const auto answer = settle_by_distance(board, Role::attacker, to_move, depth)) return answer;
  if (attacking && board.winning_cells(Role::attacker) > 0) return Bounds::win_within(1);
  if (board.winning_cells(waiting) > 1)
    return attacking ? Bounds::no_win_within(always) : Bounds::win_within(2);
  if (board.winning_cells(waiting) == 0 && forks && Forks::exist(board, to_move)) {
    return attacking ? Bounds::win_within(3) : Bounds::no_win_within(always);
  }
  return std::nullopt;
}

std::optional<Bounds> settle_without_forks(const SearchBoard& board, Role to_move, Depth depth) {
  if (to_move == Role::attacker) {
    return depth <= 4 ? std::optional(Bounds::no_win_within(4)) : std::nullopt;
  }
  if (depth > 7 || Forks::exist(board, Role::attacker)) return std::nullopt;
  if (depth <= 5) return Bounds::no_win_within(5);
  return gains_time(board) ? std::optional(Bounds::no_win_within(7)) : std::nullopt;
}

std::optional<Bounds> settle_by_weight(const SearchBoard& board, Role to_move, Depth depth) {
  const std::uint32_t limit =
      to_move == Role::attacker ? SearchBoard::unit_weight / 2 : SearchBoard::unit_weight;
  std::uint32_t sum = 0;
  for (std::size_t missing = 1; missing <= board.map().length(); ++missing) {
    sum += board.lines_missing(Role::attacker, missing) * (SearchBoard::unit_weight >> missing);
    if (sum < limit) continue;
    const auto plies = static_cast<Depth>(plies_for(missing, Role::attacker, to_move) - 1);
    if (plies < depth) return std::nullopt;
    return Bounds::no_win_within(plies);
  }
  return Bounds::no_win_within(always, Proof::erdos_selfridge);
}

bool settled_by_zetters(const SearchBoard& board, Role to_move) {
  if (board.map().length() < 8) return false;
  int marks = 0;
  for (CellIndex cell = 0; cell != board.end(); ++cell) {
    if (!board.holds(Role::attacker, cell) || board.live_lines(Role::attacker, cell) == 0) continue;
    if (to_move == Role::attacker || ++marks > 1) return false;
  }
  return true;
}

bool settled_by_strategy_stealing(const Position& position) {
  return !position.rules().misere() && position.mark_count() == 0;
}

std::optional<Bounds> settle_misere(const SearchBoard& board, Role to_move, Depth depth) {
  if (const auto answer = settle_by_distance(board, Role::defender, to_move, depth)) return answer;
  if (has_safe_move(board, to_move)) return std::nullopt;
  return to_move == Role::attacker ? Bounds::no_win_within(always) : Bounds::win_within(1);
}

Forks::Partners Forks::partners(const SearchBoard& board, Role role, CellIndex cell) {
  Partners found;
  for (const LineIndex line : board.map().lines_through(cell)) {
    if (board.missing(role, line) != 2) continue;
    const CellIndex partner = board.partner(line, cell);
    const auto end = found.cells.begin() + static_cast<std::ptrdiff_t>(found.count);
    if (std::find(found.cells.begin(), end, partner) != end) continue;
    found.cells[found.count++] = partner;
    if (found.count == found.cells.size()) break;
  }
  return found;
}

bool Forks::exist(const SearchBoard& board, Role role) {
  if (board.lines_missing(role, 2) < 2) return false;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (is_fork(board, role, cell)) return true;
  }
  return false;
}

bool Forks::may_arise(const SearchBoard& board, Role role, CellIndex cell) {
  constexpr std::uint16_t none = 0xffff;
  std::uint16_t ray = none;
  for (const LineIndex line : board.map().lines_through(cell)) {
    if (board.missing(role, line) != 3) continue;
    if (std::exchange(ray, board.map().ray_of(line)) == board.map().ray_of(line)) return true;
    for (const CellIndex fork : board.map().cells_of(line)) {
      if (!board.empty(fork) || fork == cell || board.missing_two(role, fork) == 0) continue;
      const CellIndex partner = partners(board, role, fork).cells[0];
      // A threat on the fork's own cell would be answered there.
      if (partner != cell && partner != (board.partner(line, fork) ^ cell)) return true;
    }
  }
  return false;
}

bool Forks::collect(const SearchBoard& board, Role role) {
  forks_ = 0;
  if (board.lines_missing(role, 2) < 2) return false;
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    if (board.missing_two(role, cell) < 2) continue;
    const Partners found = partners(board, role, cell);
    if (found.count < 2) continue;
    if (forks_++ == 0) std::ranges::fill(answers_, std::uint16_t{0});
    ++answers_[cell];
    if (found.count > 2) continue;
    ++answers_[found.cells[0]];
    ++answers_[found.cells[1]];
  }
  return forks_ > 0;
}

Pairing::Pairing(const LineMap& map)
    : map_(&map), owner_(map.cell_count(), nobody), seen_in_(map.cell_count(), 0) {
  groups_.reserve(map.line_count());
}

template <typename Visitor>
bool Pairing::any_common_cell(const SearchBoard& board, Group group, Visitor&& visitor) const {
  // On one ray, line n + i starts i cells after line n.
  const std::span<const CellIndex> cells = map_->cells_of(group.first);
  for (auto i = static_cast<std::size_t>(group.last - group.first); i < cells.size(); ++i) {
    if (board.empty(cells[i]) && visitor(cells[i])) return true;
  }
  return false;
}

/// False if a group cannot have two cells, or there are too few cells for all.
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

/// Finds one more cell for this group, reassigning other groups' cells if needed (Kuhn 1955).
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
