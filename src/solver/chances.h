#pragma once

#include "engine/position.h"
#include "solver/answer.h"
#include "solver/value.h"

namespace mnk {

/// What has been answered so far about one side's chance to win a position.
///
/// Who makes the last move of a won game is known, so only every second number of plies can be the
/// length of a win: 1, 3, 5, … or 2, 4, 6, … .
class Chance {
 public:
  /// The smallest number of plies that a win can take, and the number of moves left on the board.
  Chance(Depth shortest, int empty_cells)
      : refuted_(static_cast<Depth>(shortest - 1)), empty_cells_(empty_cells) {
    learn(mnk::refuted(0));
  }

  void learn(const Answer& answer);

  /// Not within this many plies; `always` for never.
  [[nodiscard]] Depth refuted() const { return refuted_; }
  /// Within this many plies; `always` when that is not known.
  [[nodiscard]] Depth proven() const { return proven_; }
  [[nodiscard]] bool never() const { return refuted_ == always; }
  [[nodiscard]] bool certain() const { return proven_ != always; }
  [[nodiscard]] bool exact() const { return certain() && deeper(refuted_) == proven_; }
  /// How it was shown that there is no win, if so.
  [[nodiscard]] Proof proof() const { return proof_; }

 private:
  Depth refuted_;  ///< one less than a possible length of a win
  Depth proven_ = always;
  int empty_cells_;
  Proof proof_ = Proof::search;
};

/// What has been answered so far about a position: little enough to be kept for every move.
struct Chances {
  explicit Chances(const Position& position);

  [[nodiscard]] bool settled() const;
  [[nodiscard]] Assessment assess() const;

  int empty_cells;
  Chance mover;
  Chance waiter;
};

}  // namespace mnk
