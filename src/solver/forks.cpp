#include "solver/forks.h"

#include <algorithm>
#include <utility>

namespace mnk {

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
      // A threat on the fork's cell itself would be met there.
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

}  // namespace mnk
