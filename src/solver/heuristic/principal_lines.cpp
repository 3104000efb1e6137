#include "solver/heuristic/principal_lines.h"

#include <algorithm>

namespace mnk {

PrincipalLines::PrincipalLines(std::size_t last_ply)
    : squares_((last_ply + 1) * max_moves), sizes_(last_ply + 1, 0) {}

void PrincipalLines::set(std::size_t ply, std::span<const Square> line) {
  const std::size_t size = std::min(line.size(), max_moves);
  const auto first = squares_.begin() + static_cast<std::ptrdiff_t>(ply * max_moves);
  std::copy_n(line.begin(), size, first);
  sizes_[ply] = size;
}

void PrincipalLines::extend(std::size_t ply, Square move) {
  const std::span<const Square> rest = from(ply + 1);
  const std::size_t kept = std::min(rest.size(), max_moves - 1);
  const auto first = squares_.begin() + static_cast<std::ptrdiff_t>(ply * max_moves);
  *first = move;
  std::copy_n(rest.begin(), kept, first + 1);
  sizes_[ply] = kept + 1;
}

}  // namespace mnk
