#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/search_board.h"

namespace mnk {

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

}  // namespace mnk
