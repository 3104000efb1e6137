#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cell.h"
#include "engine/position.h"

/// Values of positions, and how they were proven.
namespace mnk {

/// How the game ends for the side to move, worst first.
enum class Result : std::uint8_t { loss, draw, win };

[[nodiscard]] constexpr Result opposite(Result result) {
  if (result == Result::draw) return result;
  return result == Result::win ? Result::loss : Result::win;
}

/// The value of a position for the side to move: the result, and the plies to the end if the winner
/// hurries and the loser delays. A draw lasts until the board is full, so its plies are the number
/// of empty cells. A finished game has 0 plies.
struct Value {
  Result result = Result::draw;
  int plies = 0;

  friend constexpr bool operator==(Value, Value) = default;

  /// Greater is better for the side to move: quick wins above slow ones, slow losses above quick
  /// ones.
  friend constexpr std::strong_ordering operator<=>(Value a, Value b) {
    if (a.result != b.result) return a.result <=> b.result;
    return a.result == Result::win ? b.plies <=> a.plies : a.plies <=> b.plies;
  }
};

/// The value of a move for the side that plays it, from the value of the position it leads to.
[[nodiscard]] constexpr Value before_the_move(Value after) {
  return {.result = opposite(after.result), .plies = after.plies + 1};
}

/// The inverse of before_the_move().
[[nodiscard]] constexpr Value after_the_move(Value value) {
  return {.result = opposite(value.result), .plies = value.plies - 1};
}

/// How many moves the winner makes. In misère play the loser makes the last one.
[[nodiscard]] constexpr int moves_of_winner(Value value) {
  return (value.plies + (value.result == Result::win ? 1 : 0)) / 2;
}

/// The value of a finished game for the side whose turn it would be.
[[nodiscard]] inline Value final_value(Outcome outcome, Mark to_move) {
  const auto winner = outcome.winner();
  if (!winner) return {.result = Result::draw, .plies = 0};
  return {.result = *winner == to_move ? Result::win : Result::loss, .plies = 0};
}
[[nodiscard]] inline Value final_value(const Position& position) {
  return final_value(position.outcome(), position.to_move());
}

/// How a value was proven; `none` means an estimate. All but `search` say why one side cannot win.
enum class Proof : std::uint8_t {
  none,
  search,            ///< by searching moves and replies
  pairing,           ///< the opponent answers each move in the other cell of a pair
  erdos_selfridge,   ///< the remaining lines weigh too little for this side
  no_line_left,      ///< the other side has a mark on every line
  theorem,           ///< no one can force eight or more in a row on any board (Zetters 1980)
  strategy_stealing  ///< the first player could use the second's winning strategy (Nash 1949)
};

/// The value of a position for the side to move, as far as known. A proven value is exact, and both
/// bounds equal it; an estimate is a guess between proven bounds. The proof of a draw is `search`
/// if either side needed one, else the proof for the side to move.
struct Assessment {
  Value value;
  Proof proof = Proof::none;
  Value at_least;
  Value at_most;
  Proof cannot_win = Proof::none;   ///< why the side to move never wins
  Proof cannot_lose = Proof::none;  ///< why its opponent never wins
  /// From heuristic evaluation: the chance to win in per cent, 1 to 99, with a draw as half a win.
  /// Only while the value is unproven.
  std::optional<std::uint8_t> chance = std::nullopt;

  /// For a draw, `proof` holds for both sides.
  [[nodiscard]] static constexpr Assessment proven(Value value, Proof proof = Proof::search) {
    return {.value = value,
            .proof = proof,
            .at_least = value,
            .at_most = value,
            .cannot_win = value.result == Result::win ? Proof::none : proof,
            .cannot_lose = value.result == Result::loss ? Proof::none : proof};
  }

  /// Estimates a draw, with the widest bounds, for a position with this many empty cells.
  [[nodiscard]] static constexpr Assessment unknown(int empty_cells) {
    return {.value = {.result = Result::draw, .plies = empty_cells},
            .proof = Proof::none,
            .at_least = {.result = Result::loss, .plies = 0},
            .at_most = {.result = Result::win, .plies = 0}};
  }

  /// Both the result and its length are proven.
  [[nodiscard]] constexpr bool is_proven() const { return proof != Proof::none; }
  /// True even if the length of a win is unproven.
  [[nodiscard]] constexpr bool result_is_proven() const {
    return at_least.result == at_most.result;
  }
  [[nodiscard]] constexpr std::optional<Result> proven_result() const {
    return result_is_proven() ? std::optional(at_least.result) : std::nullopt;
  }
  /// Whether it has a proven result or an evaluated chance.
  [[nodiscard]] constexpr bool says_something() const {
    return result_is_proven() || chance.has_value();
  }

  friend constexpr bool operator==(const Assessment&, const Assessment&) = default;
};

/// For a proven win or loss: the most plies until the end.
[[nodiscard]] constexpr int max_plies(const Assessment& known) {
  return known.at_least.result == Result::win ? known.at_least.plies : known.at_most.plies;
}

/// In per cent: a draw counts as half a win.
inline constexpr std::uint8_t chance_of_a_draw = 50;

/// The side to move's chance to win in per cent: 0, 50 or 100 if the result is proven, else the
/// evaluated chance, if any.
[[nodiscard]] constexpr std::optional<int> chance_of(const Assessment& known) {
  constexpr std::array chances = {0, int{chance_of_a_draw}, 100};
  if (known.result_is_proven()) return chances[static_cast<std::size_t>(known.at_least.result)];
  return known.chance;
}

/// Which side that chance favours: 1 for the side to move, -1 for its opponent, 0 for neither.
[[nodiscard]] constexpr int looks_good_for(int chance) {
  constexpr int good = 60;
  constexpr int bad = 40;
  return int{chance >= good} - int{chance <= bad};
}

/// The assessment of a move for the side that plays it, from that of the position it leads to.
[[nodiscard]] constexpr Assessment before_the_move(const Assessment& after) {
  return {.value = before_the_move(after.value),
          .proof = after.proof,
          .at_least = before_the_move(after.at_most),
          .at_most = before_the_move(after.at_least),
          .cannot_win = after.cannot_lose,
          .cannot_lose = after.cannot_win,
          .chance = after.chance ? std::optional(static_cast<std::uint8_t>(100 - *after.chance))
                                 : std::nullopt};
}

/// Combines two searches of one position: the tighter bounds, and the first one's chance if both
/// have one.
[[nodiscard]] Assessment joined(const Assessment& one, const Assessment& another);

/// The assessment of the position that a move leads to, from that of the move.
[[nodiscard]] constexpr Assessment after_the_move(const Assessment& move) {
  Assessment after = before_the_move(move);
  after.value = after_the_move(move.value);
  after.at_least = after_the_move(move.at_most);
  after.at_most = after_the_move(move.at_least);
  return after;
}

/// A legal move and its assessment for the side that plays it: an immediate win is a win in one
/// ply.
struct MoveAssessment {
  Cell move;
  Assessment assessment;

  friend bool operator==(const MoveAssessment&, const MoveAssessment&) = default;
};

/// The assessment of one of the moves.
template <class Moves>
[[nodiscard]] auto& assessment_of(Moves& moves, Cell move) {
  return std::ranges::find(moves, move, &MoveAssessment::move)->assessment;
}
/// The same of any move; null if it is not among them.
template <class Moves>
[[nodiscard]] auto* find_assessment(Moves& moves, Cell move) {
  const auto found = std::ranges::find(moves, move, &MoveAssessment::move);
  return found == moves.end() ? nullptr : &found->assessment;
}

/// Orders moves by result, an unknown one as a draw, then by certainty: a proven draw comes before
/// a guess, a proven loss after it.
[[nodiscard]] bool better_known(const MoveAssessment& one, const MoveAssessment& other);

/// Whether there are other moves than this one, and all are proven to be worse than `result`.
[[nodiscard]] bool others_are_worse(const std::vector<MoveAssessment>& moves, Cell move,
                                    Result result);
/// The same for the move's own result, if proven.
[[nodiscard]] bool is_only_move(const std::vector<MoveAssessment>& moves, Cell move);

/// The assessment of a position from those of all its moves, at least one. The first is the move to
/// play, and its chance becomes the position's, unless the value is proven; a proven draw counts as
/// half a win where moves were evaluated.
[[nodiscard]] Assessment best_of(const std::vector<MoveAssessment>& moves);

/// How many of the best moves front ends number in order.
constexpr std::size_t numbered_moves = 5;

/// Sorts best first: proven wins, evaluated moves by chance (a proven draw counts as one half),
/// unknown moves, proven losses. Stable.
[[nodiscard]] std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
