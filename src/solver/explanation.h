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

/// Why a move is worth what it is.
namespace mnk {

/// The reason that these moves are by which `winner` wins: a threat_sequence if each of its moves
/// is a threat, else a search. They must be legal from `position` on and end its game.
[[nodiscard]] MoveReason reason_of_win(const SearchContext& context, const Position& position,
                                       std::span<const Cell> moves, Mark winner);

/// One move being explained: its value, how play goes on after it, and the reasons. Can be paused
/// after any node. Every reason is drawn from a proof: what the position shows at once, a line of
/// play by which a side is proven to win or the draw is held, the proof that a side cannot win, or
/// that every other move has been refuted.
///
/// First comes the value of the position after the move, then the line of best play, then whether
/// other moves do as well. The last two may take several times as many nodes as the value; what is
/// not known by then is left out.
class Explanation {
 public:
  /// The move must be legal. The context must outlive the work.
  Explanation(const SearchContext& context, const Position& position, Cell move);

  /// Works on; true once there is nothing more to find out.
  bool run(Budget& budget) { return work_.run(budget); }
  /// Stops searching for the value, and continues with what its bounds imply.
  void stop_searching();
  /// Takes what is known by now for all there is to know: it must not run any more. The line may
  /// end before the game does.
  void stop();

  /// The value of the move, for the side that plays it.
  [[nodiscard]] Assessment assessment() const { return before_the_move(after_assessment()); }
  /// The value of the position after the move, for the side to move there.
  [[nodiscard]] Assessment after_assessment() const {
    return value_ ? value_->bounds().assess() : known_;
  }
  /// Best play by both as far as known, beginning with the move. When a side wins it ends with the
  /// game unless it was stopped, and when also the length of the win is proven neither side could
  /// do better.
  [[nodiscard]] std::vector<Cell> line() const;
  /// The most telling first, at most max_reasons. More of them come as more is known.
  [[nodiscard]] std::vector<MoveReason> reasons() const;

 private:
  Resumable explain();
  /// Ends with the first other move that does as well; how long a win takes plays no part.
  Resumable look_for_another(Result result);
  void begin_line(std::optional<Cell> first = std::nullopt);
  [[nodiscard]] std::optional<MoveReason> reason_of_line() const;

  const SearchContext* context_;
  Position position_;
  Cell move_;
  Position after_;
  Assessment known_;  ///< of after_
  std::vector<MoveReason> at_once_;
  std::vector<MoveReason> against_winning_;
  std::unique_ptr<ValueSearch> value_;  ///< while the value is not known
  std::optional<Variation> line_;       ///< from after_ on
  bool in_line_ = false;                ///< the line is being worked at
  bool is_only_ = false;
  std::uint64_t nodes_ = 0;
  Resumable work_;
};

}  // namespace mnk
