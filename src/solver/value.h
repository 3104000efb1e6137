#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/cell.h"
#include "engine/position.h"

/// The values of positions, and how they are known.
namespace mnk {

/// How the game ends for the side to move, worst first.
enum class Result : std::uint8_t { loss, draw, win };

/// Their names, in JSON, in the worker's messages and in sentences.
inline constexpr std::array<std::string_view, 3> result_names = {"loss", "draw", "win"};

[[nodiscard]] constexpr std::string_view to_text(Result result) {
  return result_names[static_cast<std::size_t>(result)];
}

[[nodiscard]] constexpr Result opposite(Result result) {
  if (result == Result::draw) return result;
  return result == Result::win ? Result::loss : Result::win;
}

/// The value of a position for the side to move: the result, and the plies to the end when the
/// winner hurries and the loser delays. A draw lasts until the board is full, so its plies are the
/// number of empty cells. A game that is over has 0 plies left.
struct Value {
  Result result = Result::draw;
  int plies = 0;

  friend constexpr bool operator==(Value, Value) = default;

  /// Greater is better for the side to move: a quick win above a slow one, a slow loss above a
  /// quick one.
  friend constexpr std::strong_ordering operator<=>(Value a, Value b) {
    if (a.result != b.result) return a.result <=> b.result;
    return a.result == Result::win ? b.plies <=> a.plies : a.plies <=> b.plies;
  }
};

/// The value of a move for the side that plays it, from the value of the position it leads to.
[[nodiscard]] constexpr Value before_the_move(Value after) {
  return {.result = opposite(after.result), .plies = after.plies + 1};
}

/// The value that a position must have after a move, for the move to have this one.
[[nodiscard]] constexpr Value after_the_move(Value value) {
  return {.result = opposite(value.result), .plies = value.plies - 1};
}

/// The value of a game that is over, for the side whose turn it would be.
[[nodiscard]] inline Value final_value(Outcome outcome, Mark to_move) {
  const auto winner = outcome.winner();
  if (!winner) return {.result = Result::draw, .plies = 0};
  return {.result = *winner == to_move ? Result::win : Result::loss, .plies = 0};
}
[[nodiscard]] inline Value final_value(const Position& position) {
  return final_value(position.outcome(), position.to_move());
}

/// How a value was proven; `none` means that it is estimated. All but `search` say why one side
/// cannot win.
enum class Proof : std::uint8_t {
  none,
  search,            ///< by looking at moves and replies until all was settled
  pairing,           ///< each move of this side can be answered in the other cell of a pair
  erdos_selfridge,   ///< the weights of the lines left are too small for this side
  no_line_left,      ///< the other side has a mark on every line
  theorem,           ///< eight or more in a row cannot be forced on any board (Zetters 1980)
  strategy_stealing  ///< the first player could use the second's winning strategy (Nash 1949)
};

inline constexpr std::array<std::string_view, 7> proof_names = {
    "none", "search", "pairing", "erdos_selfridge", "no_line_left", "theorem", "strategy_stealing"};

[[nodiscard]] constexpr std::string_view to_text(Proof proof) {
  return proof_names[static_cast<std::size_t>(proof)];
}

/// The value of a position for the side to move, as far as known. A proven value is exact, and both
/// bounds equal it. An estimate is a guess between proven bounds. The proof of a draw is `search`
/// if either side needed one, else that for the side to move.
struct Assessment {
  Value value;
  Proof proof = Proof::none;
  Value at_least;
  Value at_most;
  Proof cannot_win = Proof::none;   ///< how it was proven that the side to move never wins
  Proof cannot_lose = Proof::none;  ///< how it was proven that its opponent never wins
  /// Where play has been judged, the chance to win in per cent, a draw counting as half a win: 1 to
  /// 99, as long as nothing is proven.
  std::optional<std::uint8_t> chance = std::nullopt;

  /// A draw is proven in this way for both sides.
  [[nodiscard]] static constexpr Assessment proven(Value value, Proof proof = Proof::search) {
    return {.value = value,
            .proof = proof,
            .at_least = value,
            .at_most = value,
            .cannot_win = value.result == Result::win ? Proof::none : proof,
            .cannot_lose = value.result == Result::loss ? Proof::none : proof};
  }

  /// Nothing is known of a position with this many empty cells, so it is called a draw.
  [[nodiscard]] static constexpr Assessment unknown(int empty_cells) {
    return {.value = {.result = Result::draw, .plies = empty_cells},
            .proof = Proof::none,
            .at_least = {.result = Result::loss, .plies = 0},
            .at_most = {.result = Result::win, .plies = 0}};
  }

  /// The value is exact.
  [[nodiscard]] constexpr bool is_proven() const { return proof != Proof::none; }
  /// The result is proven; the length of a win may not be.
  [[nodiscard]] constexpr bool result_is_proven() const {
    return at_least.result == at_most.result;
  }
  /// That result; nothing while it is not proven.
  [[nodiscard]] constexpr std::optional<Result> proven_result() const {
    return result_is_proven() ? std::optional(at_least.result) : std::nullopt;
  }
  /// Anything is known: the result is proven, or play has been judged.
  [[nodiscard]] constexpr bool says_something() const {
    return result_is_proven() || chance.has_value();
  }

  friend constexpr bool operator==(const Assessment&, const Assessment&) = default;
};

/// For a proven win or loss: the most plies the game can still last.
[[nodiscard]] constexpr int max_plies(const Assessment& known) {
  return known.at_least.result == Result::win ? known.at_least.plies : known.at_most.plies;
}

/// A chance in per cent: a draw counts as half a win.
inline constexpr std::uint8_t chance_of_a_draw = 50;

/// How likely the side to move wins: by the result where that is proven, else as play has been
/// judged; nothing where neither is so.
[[nodiscard]] constexpr std::optional<int> chance_of(const Assessment& known) {
  constexpr std::array chances = {0, int{chance_of_a_draw}, 100};
  if (known.result_is_proven()) return chances[static_cast<std::size_t>(known.at_least.result)];
  return known.chance;
}

/// Who a position looks good for by such a chance: the side to move (1), its opponent (-1), or
/// neither (0).
[[nodiscard]] constexpr int looks_good_for(int chance) {
  constexpr int good = 60;
  constexpr int bad = 40;
  return int{chance >= good} - int{chance <= bad};
}

/// The assessment of a move, for the side that plays it, from the position it leads to.
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

/// What two searches of one position know together; of two judgements the first.
[[nodiscard]] Assessment joined(const Assessment& one, const Assessment& another);

/// The assessment of the position that a move leads to, from that of the move.
[[nodiscard]] constexpr Assessment after_the_move(const Assessment& move) {
  Assessment after = before_the_move(move);
  after.value = after_the_move(move.value);
  after.at_least = after_the_move(move.at_most);
  after.at_most = after_the_move(move.at_least);
  return after;
}

/// A legal move and what is known of it, for the side that plays it: a win on the spot is a win in
/// one ply.
struct MoveAssessment {
  Cell move;
  Assessment assessment;

  friend bool operator==(const MoveAssessment&, const MoveAssessment&) = default;
};

/// Whether more is known of `a` than of `b`, or better: by the result, where an unknown one counts
/// as a draw, then by what is certain. So a proven draw comes before a guess, and a proven loss
/// after.
[[nodiscard]] bool better_known(const Assessment& a, const Assessment& b);

/// What is known of a position when so much is known of all its moves, of which the first is the
/// one to play: its chance is the position's, unless the value is proven. Where play was judged a
/// draw in hand is as good as half a win. There must be a move.
[[nodiscard]] Assessment best_of(const std::vector<MoveAssessment>& moves);

/// How many of the best moves front ends number.
constexpr std::size_t numbered_moves = 5;

/// Sorts moves, best first: proven wins, evaluated moves by their chance (a proven draw counts as
/// one half), unknown moves, proven losses. Stable.
[[nodiscard]] std::vector<MoveAssessment> ranked(const std::vector<MoveAssessment>& moves);

}  // namespace mnk
