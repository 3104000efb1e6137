#include "puzzles/proof.h"

#include <algorithm>
#include <utility>

#include "puzzles/solution.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// One reply of each kind that reaches the value, row-major.
std::vector<Cell> best_replies(const Position& position, const ProvenMoves& known) {
  const EquivalentMoves equivalent(position);
  std::vector<Cell> replies;
  for (const MoveAssessment& move : known.moves) {
    const bool best = move.assessment.value == known.value;
    if (best && equivalent.is_representative(move.move)) replies.push_back(move.move);
  }
  std::ranges::sort(replies);
  return replies;
}

/// What a solver knows, for a solution.
struct KnownBySolver {
  Prover* prover;

  [[nodiscard]] std::optional<ProvenMoves> moves(const Position& position) const {
    return proven_moves(position, *prover);
  }
  [[nodiscard]] static std::vector<Cell> replies(const Position& position,
                                                 const ProvenMoves& known) {
    return best_replies(position, known);
  }
  /// Nothing where it does not lead to the end of the game.
  [[nodiscard]] std::optional<std::vector<Cell>> rest(const Position& position) const {
    Budget budget(prover->nodes);
    mnk::Solution known = prover->solver->solve(position, budget);
    prover->spent += budget.spent();
    Position end = position;
    for (const Cell move : known.variation) end = end.after(move);
    if (!known.value.is_proven() || !end.outcome().over()) return std::nullopt;
    return std::move(known.variation);
  }
  /// Whether the move that looks best before anything has been searched is a wrong one.
  [[nodiscard]] bool is_tempting(const Position& position, const ProvenMoves& known) const {
    const auto looks = ordered_moves(prover->solver->context(position.rules()), position);
    const auto best = looks.front().score;
    return std::ranges::all_of(looks, [&](const OrderedMove& move) {
      return move.score < best || std::ranges::find(known.right, move.move) == known.right.end();
    });
  }
};

}  // namespace

std::optional<ProvenMoves> proven_moves(const Position& position, Prover& prover) {
  Budget budget(prover.nodes);
  ProvenMoves known{.value = {}, .moves = prover.solver->analyse(position, budget), .right = {}};
  prover.spent += budget.spent();
  if (!std::ranges::all_of(
          known.moves, [](const MoveAssessment& move) { return move.assessment.is_proven(); })) {
    return std::nullopt;
  }
  known.value = known.moves.front().assessment.value;
  const EquivalentMoves equivalent(position);
  for (const MoveAssessment& move : known.moves) {
    if (move.assessment.value.result != known.value.result) continue;
    known.right.push_back(move.move);
    if (equivalent.is_representative(move.move)) ++known.right_kinds;
  }
  std::ranges::sort(known.right);
  return known;
}

std::optional<ProvenPuzzle> proven_puzzle(const Position& position, Prover& prover) {
  KnownBySolver knows{.prover = &prover};
  return puzzle_by(position, knows);
}

std::optional<ProvenPuzzle> proven_choice(const Position& position, Prover& prover) {
  KnownBySolver knows{.prover = &prover};
  return choice_by(position, knows);
}

}  // namespace mnk
