#pragma once

#include "solver/table.h"
#include "solver/value.h"

namespace mnk {

/// The answer to: does the attacker win within so many plies?
struct Answer {
  bool proven;                  ///< yes, within `plies`; or no, not within `plies`
  Depth plies;                  ///< `always` with a no: the attacker never wins
  Proof proof = Proof::search;  ///< what settled it
};

[[nodiscard]] constexpr Answer proven(Depth plies) { return {.proven = true, .plies = plies}; }
[[nodiscard]] constexpr Answer refuted(Depth plies, Proof proof = Proof::search) {
  return {.proven = false, .plies = plies, .proof = proof};
}

}  // namespace mnk
