#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/position.h"
#include "session/draft.h"
#include "session/match_state.h"
#include "session/series.h"
#include "session/settings.h"

namespace mnk {

/// Everything that a front end shows of a session, at one moment. A plain value, which does not
/// change with the session.
struct View {
  std::uint64_t id = 0;  ///< of the game
  Settings settings;
  std::optional<games::AnyPosition> start;  ///< that was set up; nothing for the empty board
  games::AnyPosition position;              ///< at the cursor
  std::vector<Cell> moves;                  ///< the whole game, also what lies after the cursor
  int cursor = 0;                ///< number of moves that are on the board: 0..moves.size()
  std::vector<Cell> line_cells;  ///< the cells of all completed lines, row-major, each once
  Score score;
  bool first_plays_x = true;
  bool can_undo = false;
  bool can_redo = false;
  bool can_analyse = true;  ///< hint, analysis, reasons and review may be asked for
  int set_aside = 0;        ///< how many moves of the sideline could be restored
  std::optional<Cell> aim;
  std::optional<PlayerKind> awaited;  ///< the computer player that is to move, see Game::awaited()
  bool engine_lost = false;
  std::optional<MatchState> match;  ///< of a remote game
  std::optional<Draft> draft;       ///< the position that is being set up

  /// The cell of the move before the cursor; nothing at the start.
  [[nodiscard]] std::optional<Cell> last_move() const {
    if (cursor == 0) return std::nullopt;
    return moves[static_cast<std::size_t>(cursor - 1)];
  }

  friend bool operator==(const View&, const View&) = default;
};

/// The cells of all completed lines of a position, row-major, each once.
[[nodiscard]] std::vector<Cell> cells_of_lines(const games::AnyPosition& position);

/// Where marks leave, the mark of the side that is not to move which leaves with its next move;
/// nothing while none does, and once the game is over.
[[nodiscard]] std::optional<Cell> leaving_later(const games::AnyPosition& position);

}  // namespace mnk
