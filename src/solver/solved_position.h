#pragma once

#include <optional>

#include "engine/position.h"
#include "solver/table.h"
#include "solver/value.h"

namespace mnk {

/// A position of which the value is known. Play is not over.
struct SolvedPosition {
  Position position;
  Value value;               ///< exact, for the side to move
  std::optional<Cell> move;  ///< one that reaches the value, if one is known
};

/// Asks whether a move reaches the value of a position: whether a win comes in time, a draw holds
/// for ever, a loss does not come early.
struct MoveQuestion {
  Mark attacker;        ///< who is asked about, in the position after the move
  Depth depth;          ///< to win within
  bool reached_by_win;  ///< the move reaches the value if the attacker wins, else if it does not

  /// `value` is the exact value of `position`, for the side to move.
  static MoveQuestion about(const Position& position, Value value) {
    const Mark mover = position.to_move();
    switch (value.result) {
      case Result::win:
        return {.attacker = mover,
                .depth = static_cast<Depth>(value.plies - 1),
                .reached_by_win = true};
      case Result::draw:
        return {.attacker = opponent(mover), .depth = always, .reached_by_win = false};
      case Result::loss:
        break;
    }
    return {.attacker = opponent(mover),
            .depth = static_cast<Depth>(value.plies - 2),
            .reached_by_win = false};
  }
};

}  // namespace mnk
