#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/position.h"
#include "session/settings.h"

namespace mnk {

/// Games won in a series, counted by player and not by mark: the first player had X in the first
/// game and may have O in the next.
struct Score {
  int first = 0;
  int second = 0;
  int draws = 0;

  friend bool operator==(const Score&, const Score&) = default;
};

/// Everything that a front end shows of a session, at one moment. A plain value: it changes with
/// nothing.
struct View {
  Settings settings;
  Position position;             ///< at the cursor
  std::vector<Cell> moves;       ///< the whole game, also what lies after the cursor
  int cursor = 0;                ///< number of moves on the board: 0..moves.size()
  std::vector<Cell> line_cells;  ///< the cells of all completed lines, row-major, each once
  Score score;
  bool first_plays_x = true;
  bool can_undo = false;
  bool can_redo = false;

  /// The computer player whose move is awaited: it is its turn, at the end of the history. Nothing
  /// while a human is to move, the game is over, or an earlier move is being looked at.
  [[nodiscard]] std::optional<PlayerKind> awaited() const;

  /// The cell of the move before the cursor; nothing at the start.
  [[nodiscard]] std::optional<Cell> last_move() const;
};

}  // namespace mnk
