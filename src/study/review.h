#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/position.h"
#include "solver/analysis.h"

/// A game judged move by move against exact values. Whoever can say what the moves of a position
/// are worth can review a game: the session by its thinker, the terminal program by a solver.
namespace mnk {

/// How a move compares with the position before it.
enum class MoveJudgement : std::uint8_t {
  best,        ///< reaches the value
  only,        ///< keeps the result, and none of the other legal moves does; there are others
  good,        ///< keeps the result, but is not known to be best: a slower win or a quicker loss
  mistake,     ///< gives away a win for a draw, or a draw
  blunder,     ///< gives away a win and loses
  not_judged,  ///< the result before or after is not proven
};

inline constexpr std::array<std::string_view, 6> move_judgement_names = {
    "best", "only", "good", "mistake", "blunder", "not_judged"};

[[nodiscard]] constexpr std::string_view to_text(MoveJudgement judgement) {
  return move_judgement_names[static_cast<std::size_t>(judgement)];
}

struct ReviewedMove {
  int ply = 0;  ///< moves before it in the game, not counting a position that was set up
  Cell move;
  Mark side = Mark::X;
  MoveJudgement judgement = MoveJudgement::not_judged;
  Assessment before;  ///< of the position before the move, for this side
  Assessment after;  ///< of the position after it, for this side too: 0 plies when the game is over
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<Cell> best = {};  ///< the moves that reach the value before, row-major; none when
                                ///< that is not proven
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC warns of those who leave it out
  std::vector<Cell> keeps = {};  ///< the moves that keep the result, row-major; likewise
};

/// Judges a legal move of a game in progress. `values` has every legal move, `before` is what is
/// known of the position. A move that has no value there is not judged.
[[nodiscard]] ReviewedMove reviewed(const Position& position, Cell move, const Assessment& before,
                                    const std::vector<MoveAssessment>& values);

/// A move of a game, whichever it is.
struct PlayedMove {
  int ply;  ///< moves before it
  Mark side;
  Cell move;
  int empty_after;  ///< free cells after it
};

/// The same of a move of any game.
[[nodiscard]] ReviewedMove reviewed(const PlayedMove& played, const Assessment& before,
                                    const std::vector<MoveAssessment>& values);

/// How often each judgement was passed.
using JudgementCounts = std::array<int, move_judgement_names.size()>;

/// A review in progress, from the last move backwards, because there values are cheap and help with
/// those before.
class Review {
 public:
  /// Of the moves that led to this position from where it was set up.
  explicit Review(const Position& end);

  /// Whether it is that of these moves and no others.
  [[nodiscard]] bool is_of(const Position& end) const {
    return end.history() == game_ && end == end_;
  }
  [[nodiscard]] bool done() const { return reviewed_.size() == game_.size(); }
  /// The position before the next move to be judged; there must be one.
  [[nodiscard]] const Position& position() const { return position_; }

  /// Judges that move, from the values of all legal ones, and goes on to the one before.
  void take(const Assessment& before, const std::vector<MoveAssessment>& values);

  /// All moves of the game.
  [[nodiscard]] const std::vector<Cell>& game() const { return game_; }
  /// Those judged so far, the last move of the game first.
  [[nodiscard]] const std::vector<ReviewedMove>& moves() const { return reviewed_; }
  [[nodiscard]] JudgementCounts counts(Mark side) const;

 private:
  std::vector<Cell> game_;
  Position end_;
  Position position_;
  std::vector<ReviewedMove> reviewed_;
};

/// Nodes that are spent on the moves of one position, wherever a game is reviewed: on boards beyond
/// solving little more than what wins by threats need.
[[nodiscard]] std::uint64_t nodes_for_a_review(const Rules& rules);

}  // namespace mnk
