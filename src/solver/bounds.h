#pragma once

#include "engine/position.h"
#include "solver/table.h"
#include "solver/value.h"

namespace mnk {

/// Bounds on one question, "does this side win?": not within `refuted` plies, but within `proven`
/// plies. A search answers one of the two; learn() combines several answers.
struct Bounds {
  Depth refuted = 0;            ///< `always`: this side never wins
  Depth proven = always;        ///< `always`: no win known
  Proof proof = Proof::search;  ///< how a refutation for `always` was shown

  [[nodiscard]] static constexpr Bounds win_within(Depth plies) { return {.proven = plies}; }
  [[nodiscard]] static constexpr Bounds no_win_within(Depth plies, Proof proof = Proof::search) {
    return {.refuted = plies, .proof = proof};
  }

  [[nodiscard]] constexpr bool never() const { return refuted == always; }
  [[nodiscard]] constexpr bool wins() const { return proven != always; }
  /// A win whose length is exact.
  [[nodiscard]] constexpr bool exact() const { return wins() && deeper(refuted) == proven; }
};

/// Bounds on a position, for the side to move and its opponent. Small enough to keep one per move.
///
/// In normal play the winner makes the last move, so wins take an odd number of plies for the side
/// to move and an even one for its opponent; in misère play the other way round. learn() uses that
/// to tighten the bounds.
class PositionBounds {
 public:
  explicit PositionBounds(const Position& position);

  [[nodiscard]] const Bounds& mover() const { return mover_; }
  [[nodiscard]] const Bounds& opponent() const { return opponent_; }
  [[nodiscard]] const Bounds& of(bool mover) const { return mover ? mover_ : opponent_; }

  void learn(bool about_mover, const Bounds& answer);

  /// The value is known.
  [[nodiscard]] bool settled() const;
  /// The result is known, though perhaps not the length of a win.
  [[nodiscard]] bool decided() const;
  [[nodiscard]] Assessment assess() const;

 private:
  int empty_cells_;
  Bounds mover_;
  Bounds opponent_;
};

}  // namespace mnk
