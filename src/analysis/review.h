#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/position.h"
#include "players/engine.h"
#include "solver/analysis.h"
#include "text/scan.h"

/// Classifies the moves of a game, by exact values where known, else by the search's chances. It
/// needs only the values of each position's moves.
namespace mnk {

/// How a move compares with the position before it. If the results are unproven, the loss in the
/// chance to win makes it a mistake or a blunder, as below.
enum class MoveClass : std::uint8_t {
  best,        ///< reaches the value; as an estimate: no move looks clearly better
  only,        ///< the only one of several legal moves that keeps the result
  good,        ///< keeps the result but is not known to be best: a slower win or a quicker loss
  mistake,     ///< turns a win into a draw, or a draw into a loss
  blunder,     ///< turns a win into a loss
  not_judged,  ///< too little is proven or evaluated
};

/// The loss in the chance to win, in per cent, that makes a mistake, as on lichess (0.2 on its
/// scale of -1 to 1) and chess.com (0.10 expected points). It is a blunder if the position looked
/// good for one side and now looks good for the other: as with proofs, a win turned into a loss. A
/// proven loss is a blunder unless the position looked bad.
inline constexpr int chance_lost_by_a_mistake = 10;
/// The same if a win was proven before the move, or a loss is after it: who has fewer per cent left
/// counts as lost, about as on lichess.
inline constexpr int chance_lost_by_a_proof = 7;
/// Two searches of one position differ by as much (root mean square, of 60 positions searched again
/// with 15 times the nodes): a move that costs no more is as good as the best, “excellent” on
/// chess.com.
inline constexpr int chance_within_error = 4;

struct ReviewedMove {
  int ply = 0;  ///< moves played before it
  Cell move;
  Mark side = Mark::X;
  MoveClass judgement = MoveClass::not_judged;
  bool estimated = false;  ///< by chances, not by proof
  Assessment before;       ///< of the position before the move, for this side
  Assessment
      after;  ///< of the position after it, also for this side; 0 plies once the game is over
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns about initialisers that omit it
  std::vector<Cell> best = {};  ///< the moves that reach the value before, row-major; if that is
                                ///< unproven, the one that looks best, if any; if only the length
                                ///< of a loss is, those proven to hold out longest, if longer than
                                ///< this one
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns about initialisers that omit it
  std::vector<Cell> keeps = {};  ///< the moves that keep the result, row-major; if that is
                                 ///< unproven, those known to cost less than a mistake
  bool keeps_all = false;        ///< every other move is proven to give the result away

  /// Its assessment for this side, counted from before it.
  [[nodiscard]] Assessment of_move() const;
  /// Every move is proven to lose, so the player had nothing to give away.
  [[nodiscard]] bool already_lost() const { return before.at_most.result == Result::loss; }
  [[nodiscard]] bool is_mistake() const {
    return judgement == MoveClass::mistake || judgement == MoveClass::blunder;
  }
};

/// Classifies a legal move of a game in progress; the caller sets ply and side. `values` has every
/// legal move, best first; `before` assesses the position, and `after` the one after the move, for
/// the side to move there.
[[nodiscard]] ReviewedMove reviewed(Cell move, const Assessment& before,
                                    const std::vector<MoveAssessment>& values,
                                    const Assessment& after);

/// How many moves have each class.
using MoveClassCounts = std::array<int, names_of<MoveClass>.size()>;

/// A review in progress. It goes backwards from the last position, because late positions are cheap
/// to solve, and each one's value gives the value of the move that led there.
///
/// A position's search sees its own moves with more hope than the search of the next position does.
/// So before a move is called a mistake by chances alone, the moves that look better are tried:
/// each is searched as the played one was, and is only better by what it gains there.
class Review {
 public:
  /// Reviews the moves in the history of `end`.
  explicit Review(const games::AnyPosition& end);

  /// Whether it reviews exactly the moves of `end`.
  [[nodiscard]] bool is_of(const games::AnyPosition& end) const {
    return end.history() == game() && end == end_;
  }
  [[nodiscard]] bool done() const { return reviewed_.size() == game().size(); }
  /// Asks for what take() needs next: the values of a position of the game, or of one after a move
  /// that is tried. done() must be false.
  [[nodiscard]] SearchRequest request(std::uint64_t node_budget) const;

  /// Takes the assessments of that position and of all its legal moves, best first. Classifies the
  /// move played there, if any, and steps back to the position before, unless there is one to try.
  void take(const Assessment& known, std::vector<MoveAssessment> values);

  /// All moves of the game.
  [[nodiscard]] const std::vector<Cell>& game() const { return end_.history(); }
  /// The moves classified so far, the last move of the game first.
  [[nodiscard]] const std::vector<ReviewedMove>& moves() const { return reviewed_; }
  [[nodiscard]] MoveClassCounts counts(Mark side) const;
  /// The classification of this move of the game, after this many; null if there is none so far.
  [[nodiscard]] const ReviewedMove* find(int ply, Cell move) const;

 private:
  [[nodiscard]] std::optional<Cell> played() const;
  [[nodiscard]] std::optional<Cell> doubt(const ReviewedMove& judged) const;
  void take_try(const Assessment& found);

  games::AnyPosition end_;
  games::AnyPosition position_;
  Assessment after_;   ///< of the position after `position_`, for the side to move there
  Assessment before_;  ///< of `position_`
  std::vector<MoveAssessment> values_;  ///< of its moves, best first
  std::vector<Cell> tried_;  ///< those searched like the played one, the last perhaps not yet
  std::vector<ReviewedMove> reviewed_;
};

/// Requests for a player who is waiting: their node budgets take seconds at most on a slow phone.
/// They are ample for every puzzle on a solvable board; on larger boards they look only for wins by
/// threats.
[[nodiscard]] SearchRequest analysis_request(const games::AnyPosition& position);
[[nodiscard]] SearchRequest explanation_request(const games::AnyPosition& position, Cell move);

/// The node budget per reviewed position: on boards too large to solve, half of it is only for
/// those that look decided.
[[nodiscard]] std::uint64_t nodes_for_a_review(const Rules& rules);

}  // namespace mnk
