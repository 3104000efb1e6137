#include "study/puzzle_proof.h"

#include <algorithm>
#include <utility>

#include "solver/equivalent_moves.h"
#include "solver/move_ordering.h"

namespace mnk {
namespace {

/// Turns of a draw that are looked into. Later ones are played, but not asked about.
constexpr std::size_t most_turns = 4;

bool is_over(const Position& position) { return position.outcome().over(); }

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

/// Works along the best play of a position, turn by turn.
class Solution {
 public:
  Solution(Position position, Prover& prover) : position_(std::move(position)), prover_(&prover) {}

  /// False where a step cannot be proven, or where at a turn of a win there are two ways.
  bool follow_win(ProvenMoves known) {
    for (;;) {
      const bool last = moves_of_winner(known.value.plies) == 1;
      if (!last && known.right_kinds != 1) return false;
      if (!last || known.right.size() < known.moves.size()) note_turn(known);
      // Of several, at the last turn, the quickest one.
      play(last ? known.moves.front().move : known.right.front());
      if (last) return finish();
      auto next = reply();
      if (!next) return false;
      known = std::move(*next);
    }
  }

  /// Goes on as long as one move alone holds the draw against the reply that asks most.
  bool follow_draw(ProvenMoves known) {
    for (;;) {
      note_turn(known);
      play(known.right.front());
      if (is_over(position_)) return true;
      if (turns_.size() == most_turns) return finish();
      auto next = reply();
      if (!next) return false;
      if (is_over(position_)) return true;
      if (next->right_kinds > 1 || next->right.size() == next->moves.size()) return finish();
      known = std::move(*next);
    }
  }

  /// One turn, whichever moves are right; then best play.
  bool follow_choice(const ProvenMoves& known) {
    note_turn(known);
    play(known.moves.front().move);
    return finish();
  }

  [[nodiscard]] const std::vector<PuzzleTurn>& turns() const { return turns_; }
  [[nodiscard]] const std::vector<Cell>& line() const { return line_; }

 private:
  void note_turn(const ProvenMoves& known) {
    turns_.push_back({.position = position_, .right = known.right});
  }
  void play(Cell move) {
    position_ = position_.after(move);
    line_.push_back(move);
  }

  /// Plays the best reply, of several the one that leaves the smallest part of the moves right, and
  /// says what is known then. After the last move of a draw that is nothing but the value.
  std::optional<ProvenMoves> reply() {
    const auto known = proven_moves(position_, *prover_);
    if (!known) return std::nullopt;
    std::optional<std::pair<Cell, ProvenMoves>> hardest;
    for (const Cell move : best_replies(position_, *known)) {
      const Position after = position_.after(move);
      ProvenMoves next{.value = after_the_move(known->value), .moves = {}, .right = {}};
      if (!is_over(after)) {
        auto proven = proven_moves(after, *prover_);
        if (!proven) return std::nullopt;
        next = std::move(*proven);
      }
      const bool harder = !hardest || next.right.size() * hardest->second.moves.size() <
                                          hardest->second.right.size() * next.moves.size();
      if (harder) hardest.emplace(move, std::move(next));
    }
    play(hardest->first);
    return std::move(hardest->second);
  }

  /// Plays on to the end, where nothing is asked any more.
  bool finish() {
    if (is_over(position_)) return true;
    Budget budget(prover_->nodes);
    const mnk::Solution known = prover_->solver->solve(position_, budget);
    prover_->spent += budget.spent();
    if (!known.value.is_proven()) return false;
    for (const Cell move : known.variation) play(move);
    return is_over(position_);
  }

  Position position_;
  Prover* prover_;
  std::vector<PuzzleTurn> turns_;
  std::vector<Cell> line_;
};

/// Whether the move that looks best before anything has been searched is a wrong one.
bool is_tempting(const Position& position, const ProvenMoves& known, Solver& solver) {
  const auto looks = ordered_moves(solver.context(position.rules()), position);
  const auto best = looks.front().score;
  return std::ranges::all_of(looks, [&](const OrderedMove& move) {
    return move.score < best || std::ranges::find(known.right, move.move) == known.right.end();
  });
}

std::optional<ProvenPuzzle> proven_win(const Position& position, ProvenMoves known,
                                       Prover& prover) {
  if (moves_of_winner(known.value.plies) < 2 || known.right_kinds != 1) return std::nullopt;
  const Value value = known.value;
  Solution solution(position, prover);
  if (!solution.follow_win(std::move(known))) return std::nullopt;
  return ProvenPuzzle{.theme = PuzzleTheme::win,
                      .value = value,
                      .turns = solution.turns(),
                      .line = solution.line()};
}

std::optional<ProvenPuzzle> proven_draw(const Position& position, ProvenMoves known,
                                        Prover& prover) {
  const bool one_way = known.right_kinds == 1;
  const bool trap = !one_way && 2 * known.right.size() <= known.moves.size() &&
                    is_tempting(position, known, *prover.solver);
  if (!one_way && !trap) return std::nullopt;
  const Value value = known.value;
  Solution solution(position, prover);
  if (!solution.follow_draw(std::move(known))) return std::nullopt;
  PuzzleTheme theme = PuzzleTheme::trap;
  if (one_way) theme = solution.turns().size() > 1 ? PuzzleTheme::save : PuzzleTheme::hold;
  ProvenPuzzle puzzle{
      .theme = theme, .value = value, .turns = solution.turns(), .line = solution.line()};
  if (trap) puzzle.turns.erase(puzzle.turns.begin() + 1, puzzle.turns.end());
  return puzzle;
}

std::optional<ProvenPuzzle> one_turn(const Position& position, const ProvenMoves& known,
                                     Prover& prover) {
  Solution solution(position, prover);
  if (!solution.follow_choice(known)) return std::nullopt;
  return ProvenPuzzle{.theme = PuzzleTheme::own,
                      .value = known.value,
                      .turns = solution.turns(),
                      .line = solution.line()};
}

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
  auto known = proven_moves(position, prover);
  if (!known || known->right.size() == known->moves.size()) return std::nullopt;
  switch (known->value.result) {
    case Result::win:
      return proven_win(position, std::move(*known), prover);
    case Result::draw:
      return proven_draw(position, std::move(*known), prover);
    case Result::loss:
      break;
  }
  return std::nullopt;
}

std::optional<ProvenPuzzle> proven_choice(const Position& position, Prover& prover) {
  const auto known = proven_moves(position, prover);
  if (!known || known->right.size() == known->moves.size()) return std::nullopt;
  if (known->value.result == Result::loss) return std::nullopt;
  return one_turn(position, *known, prover);
}

}  // namespace mnk
