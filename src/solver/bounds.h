#pragma once

#include "engine/position.h"
#include "solver/table.h"
#include "solver/value.h"

namespace mnk {

/// Bounds on one question, "does this side win?": not within `refuted` plies, but within `proven`
/// plies. A search answers with one of the two; what several found is put together by learn().
struct Bounds {
  Depth refuted = 0;            ///< `always`: this side never wins
  Depth proven = always;        ///< `always`: it is not known to win
  Proof proof = Proof::search;  ///< how it was shown that this side never wins, if it was

  [[nodiscard]] static constexpr Bounds win_within(Depth plies) { return {.proven = plies}; }
  [[nodiscard]] static constexpr Bounds no_win_within(Depth plies, Proof proof = Proof::search) {
    return {.refuted = plies, .proof = proof};
  }

  [[nodiscard]] constexpr bool never() const { return refuted == always; }
  [[nodiscard]] constexpr bool wins() const { return proven != always; }
  /// A win of this very length.
  [[nodiscard]] constexpr bool exact() const { return wins() && deeper(refuted) == proven; }
};

/// Bounds on a position, for the side to move and for its opponent. Small enough to keep for every
/// move.
///
/// The winner makes the last move, so the length of a win is always odd for the side to move and
/// even for its opponent; learn() tightens the bounds by that.
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
