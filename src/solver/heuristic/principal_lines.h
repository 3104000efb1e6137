#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "solver/heuristic/square_set.h"

namespace mnk {

/// The best line from each ply on, as a search finds it: the "triangular" table of principal
/// variations. A line is written at one ply and becomes the tail of the line at the ply before.
class PrincipalLines {
 public:
  static constexpr std::size_t max_moves = 64;  ///< longer lines are cut

  /// For plies from 0 to `last_ply`.
  explicit PrincipalLines(std::size_t last_ply);

  void clear(std::size_t ply) { sizes_[ply] = 0; }
  void set(std::size_t ply, std::span<const Square> line);
  /// The best line from `ply` on is this move and the line from the next ply on; `ply` must not be
  /// the last.
  void extend(std::size_t ply, Square move);
  /// Valid until the line is changed.
  [[nodiscard]] std::span<const Square> from(std::size_t ply) const {
    return std::span(squares_).subspan(ply * max_moves, sizes_[ply]);
  }

 private:
  std::vector<Square> squares_;  ///< max_moves for each ply
  std::vector<std::size_t> sizes_;
};

}  // namespace mnk
