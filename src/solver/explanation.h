#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/position.h"
#include "solver/reason.h"
#include "solver/search_board.h"
#include "solver/solving.h"
#include "solver/value_search.h"

/// Explains the value of a move.
namespace mnk {

/// The immediate effects of a move: completes_line, blocks_line, makes_fork, allows_line,
/// allows_fork. The move must be legal.
[[nodiscard]] std::vector<MoveReason> reasons_at_once(const SearchContext& context,
                                                      const Position& position, Cell move);

/// The reason for a win by these moves: threat_sequence if each of the winner's moves is a threat,
/// else search. The moves must be legal from `position` and end the game.
[[nodiscard]] MoveReason reason_of_win(const SearchContext& context, const Position& position,
                                       std::span<const Cell> moves, Mark winner);

/// Explains one move: its value, best play after it, and the reasons. Can be paused after any node.
/// Every reason comes from a proof: what the position shows at once, a line that wins or holds the
/// draw, a proof that a side cannot win, or the refutation of every other move or reply.
///
/// It finds the value after the move first, then the line of best play, then whether other moves do
/// as well, and after a draw which replies hold it. The last three may take several times the nodes
/// of the value; what is not found by then is left out.
class Explanation {
 public:
  /// `move` must be legal, and the context must outlive the work.
  Explanation(const SearchContext& context, const Position& position, Cell move);

  /// Continues; true once there is nothing more to find.
  bool run(Budget& budget) { return work_.run(budget); }
  /// Stops searching for the value and continues with what its bounds imply.
  void stop_searching();
  /// Settles for what is known by now; do not call run() again. The line may stop before the game
  /// ends.
  void stop();

  /// The value of the move, for the side that plays it.
  [[nodiscard]] Assessment assessment() const { return before_the_move(after_assessment()); }
  /// The value of the position after the move, for the side to move there.
  [[nodiscard]] Assessment after_assessment() const {
    return value_ ? value_->bounds().assess() : known_;
  }
  /// Best play by both as far as known, starting with the move. If a side wins and the work was not
  /// stopped, it runs to the end of the game; if the length of the win is proven too, neither side
  /// could do better.
  [[nodiscard]] std::vector<Cell> line() const;
  /// At most max_reasons, the most telling first. Grows while the work runs.
  [[nodiscard]] std::vector<MoveReason> reasons() const;

 private:
  Resumable explain();
  /// Ends at the first other move with the same result, even with another length of a win.
  Resumable look_for_another(Result result);
  /// The replies that hold the draw, unless all do.
  Resumable look_for_replies();
  void begin_line(std::optional<Cell> first = std::nullopt);
  [[nodiscard]] std::optional<MoveReason> reason_of_line() const;

  const SearchContext* context_;
  Position position_;
  Cell move_;
  Position after_;
  Assessment known_;  ///< of after_
  std::vector<MoveReason> at_once_;
  std::vector<MoveReason> against_winning_;
  std::unique_ptr<ValueSearch> value_;  ///< until the value is known
  std::optional<Variation> line_;       ///< from after_ on
  bool in_line_ = false;                ///< working on the line
  bool is_only_ = false;
  std::vector<Cell> replies_;  ///< as look_for_replies() finds them
  std::uint64_t nodes_ = 0;
  Resumable work_;
};

}  // namespace mnk
