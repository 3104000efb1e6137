#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "players/engine.h"
#include "solver/analysis.h"

/// A game judged move by move: against exact values where there are some, else by what the search
/// holds of the moves. All it needs is what the moves of each position are worth.
namespace mnk {

/// How a move compares with the position before it. Where a result is not proven, chances to win
/// are compared, and what a move costs of them makes it a mistake or a blunder by the thresholds
/// below.
enum class MoveClass : std::uint8_t {
  best,        ///< reaches the value; as an estimate: no move is held to be better
  only,        ///< keeps the result, and none of the other legal moves does; there are others
  good,        ///< keeps the result, but is not known to be best: a slower win or a quicker loss
  mistake,     ///< gives away a win for a draw, or a draw
  blunder,     ///< gives away a win and loses
  not_judged,  ///< neither a proof nor the search says enough
};

/// Per cent of the chance to win that a move must cost to look like a mistake or a blunder. They
/// are those of lichess and chess.com: 0.2 on lichess's scale of -1 to 1, and 0.10 and 0.20
/// expected points. A move after which the position still looks good for the same side is no
/// blunder.
inline constexpr int chance_lost_by_a_mistake = 10;
inline constexpr int chance_lost_by_a_blunder = 20;

inline constexpr std::array<std::string_view, 6> move_class_names = {
    "best", "only", "good", "mistake", "blunder", "not_judged"};

[[nodiscard]] constexpr std::string_view to_text(MoveClass judgement) {
  return move_class_names[static_cast<std::size_t>(judgement)];
}

struct ReviewedMove {
  int ply = 0;  ///< moves before it in the game, not counting a position that was set up
  Cell move;
  Mark side = Mark::X;
  MoveClass judgement = MoveClass::not_judged;
  bool estimated = false;  ///< the judgement rests on chances, not on a proof
  Assessment before;       ///< of the position before the move, for this side
  Assessment after;  ///< of the position after it, for this side too: 0 plies when the game is over
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<Cell> best = {};  ///< the moves that reach the value before, row-major; where that is
                                ///< not proven the one that the search holds to be best, if any
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<Cell> keeps = {};  ///< the moves that keep the result, row-major; where that is not
                                 ///< proven those known to cost less than a mistake

  /// Nothing was left to be given away: every move loses, and that is proven.
  [[nodiscard]] bool lost_anyway() const { return before.at_most.result == Result::loss; }
};

/// A legal move of a game in progress.
struct PlayedMove {
  int ply;  ///< moves before it
  Mark side;
  Cell move;
};

/// Judges a move. `values` has every legal move, best first, `before` is what is known of the
/// position, and `after`, for the side to move then, of the one that the move leads to. A move of
/// which none of them says enough is not judged.
[[nodiscard]] ReviewedMove reviewed(const PlayedMove& move, const Assessment& before,
                                    const std::vector<MoveAssessment>& values,
                                    const Assessment& after);

/// How often each judgement was passed.
using MoveClassCounts = std::array<int, move_class_names.size()>;

/// A review in progress. The positions of the game are valued from the last one backwards, because
/// there values are cheap and help with those before: what a position is worth says what the move
/// was worth that led to it.
class Review {
 public:
  /// Of the moves that led to this position from where it was set up.
  explicit Review(const games::AnyPosition& end);

  /// Whether it is that of these moves and no others.
  [[nodiscard]] bool is_of(const games::AnyPosition& end) const {
    return end.history() == game_ && end == end_;
  }
  [[nodiscard]] bool done() const { return reviewed_.size() == game_.size(); }
  /// The position to be valued next, which is not over. done() must be false.
  [[nodiscard]] const games::AnyPosition& position() const { return position_; }

  /// Takes what is known of that position and of all its legal moves, best first, judges the move
  /// that was played there, if one was, and goes on to the position before.
  void take(const Assessment& before, const std::vector<MoveAssessment>& values);

  /// All moves of the game.
  [[nodiscard]] const std::vector<Cell>& game() const { return game_; }
  /// Those judged so far, the last move of the game first.
  [[nodiscard]] const std::vector<ReviewedMove>& moves() const { return reviewed_; }
  [[nodiscard]] MoveClassCounts counts(Mark side) const;

 private:
  std::vector<Cell> game_;
  games::AnyPosition end_;
  games::AnyPosition position_;
  Assessment after_;  ///< of the position after that one, for the side to move there
  std::vector<ReviewedMove> reviewed_;
};

/// What all moves of a position are worth, and why a move is worth what it is, for a player who
/// waits: budgets of nodes that take a slow phone seconds at most. Every puzzle on a board that can
/// be solved takes less than it may; on boards beyond solving only wins by threats are looked for.
[[nodiscard]] SearchRequest analysis_request(const games::AnyPosition& position);
[[nodiscard]] SearchRequest explanation_request(const games::AnyPosition& position, Cell move);

/// Nodes that are spent on the moves of one position, wherever a game is reviewed: on boards beyond
/// solving little more than what wins by threats need.
[[nodiscard]] std::uint64_t nodes_for_a_review(const Rules& rules);

}  // namespace mnk
