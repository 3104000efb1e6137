#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "puzzles/proof.h"
#include "puzzles/puzzle.h"

/// What there is to find in a position, and how a puzzle is solved, in any game of which somebody
/// knows the values.
namespace mnk {

/// Turns of a draw that are looked into. Later ones are played, but not asked about.
inline constexpr std::size_t most_turns_of_draw = 4;

/// Works along the best play of a position, turn by turn. Who `Knows` says of positions in play
/// what all moves are worth (`moves`, nothing where that cannot be proven), which replies are best,
/// one of each kind (`replies`), how best play goes on to its end (`rest`), and whether the move
/// that looks best is wrong (`is_tempting`).
template <class P, class Knows>
class BasicSolution {
 public:
  BasicSolution(P position, Knows& knows) : position_(std::move(position)), knows_(&knows) {}

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
      if (is_over()) return true;
      if (turns_.size() == most_turns_of_draw) return finish();
      auto next = reply();
      if (!next) return false;
      if (is_over()) return true;
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

  [[nodiscard]] const std::vector<BasicPuzzleTurn<P>>& turns() const { return turns_; }
  [[nodiscard]] const std::vector<Cell>& line() const { return line_; }

 private:
  [[nodiscard]] bool is_over() const { return position_.outcome().over(); }
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
    const auto known = knows_->moves(position_);
    if (!known) return std::nullopt;
    std::optional<std::pair<Cell, ProvenMoves>> hardest;
    for (const Cell move : knows_->replies(position_, *known)) {
      const P after = position_.after(move);
      ProvenMoves next{.value = after_the_move(known->value), .moves = {}, .right = {}};
      if (!after.outcome().over()) {
        auto proven = knows_->moves(after);
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
    if (is_over()) return true;
    const auto rest = knows_->rest(position_);
    if (!rest) return false;
    for (const Cell move : *rest) play(move);
    return true;
  }

  P position_;
  Knows* knows_;
  std::vector<BasicPuzzleTurn<P>> turns_;
  std::vector<Cell> line_;
};

template <class P, class Knows>
std::optional<BasicProvenPuzzle<P>> win_by(const P& position, ProvenMoves known, Knows& knows) {
  if (moves_of_winner(known.value.plies) < 2 || known.right_kinds != 1) return std::nullopt;
  const Value value = known.value;
  BasicSolution<P, Knows> solution(position, knows);
  if (!solution.follow_win(std::move(known))) return std::nullopt;
  return BasicProvenPuzzle<P>{.theme = PuzzleTheme::win,
                              .value = value,
                              .turns = solution.turns(),
                              .line = solution.line()};
}

template <class P, class Knows>
std::optional<BasicProvenPuzzle<P>> draw_by(const P& position, ProvenMoves known, Knows& knows) {
  const bool one_way = known.right_kinds == 1;
  const bool trap = !one_way && 2 * known.right.size() <= known.moves.size() &&
                    knows.is_tempting(position, known);
  if (!one_way && !trap) return std::nullopt;
  const Value value = known.value;
  BasicSolution<P, Knows> solution(position, knows);
  if (!solution.follow_draw(std::move(known))) return std::nullopt;
  PuzzleTheme theme = PuzzleTheme::trap;
  if (one_way) theme = solution.turns().size() > 1 ? PuzzleTheme::save : PuzzleTheme::hold;
  BasicProvenPuzzle<P> puzzle{
      .theme = theme, .value = value, .turns = solution.turns(), .line = solution.line()};
  if (trap) puzzle.turns.erase(puzzle.turns.begin() + 1, puzzle.turns.end());
  return puzzle;
}

/// As proven_puzzle().
template <class P, class Knows>
std::optional<BasicProvenPuzzle<P>> puzzle_by(const P& position, Knows& knows) {
  auto known = knows.moves(position);
  if (!known || known->right.size() == known->moves.size()) return std::nullopt;
  switch (known->value.result) {
    case Result::win:
      return win_by(position, std::move(*known), knows);
    case Result::draw:
      return draw_by(position, std::move(*known), knows);
    case Result::loss:
      break;
  }
  return std::nullopt;
}

/// As proven_choice().
template <class P, class Knows>
std::optional<BasicProvenPuzzle<P>> choice_by(const P& position, Knows& knows) {
  const auto known = knows.moves(position);
  if (!known || known->right.size() == known->moves.size()) return std::nullopt;
  if (known->value.result == Result::loss) return std::nullopt;
  BasicSolution<P, Knows> solution(position, knows);
  if (!solution.follow_choice(*known)) return std::nullopt;
  return BasicProvenPuzzle<P>{.theme = PuzzleTheme::own,
                              .value = known->value,
                              .turns = solution.turns(),
                              .line = solution.line()};
}

}  // namespace mnk
