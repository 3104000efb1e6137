#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "gravity/evaluation.h"
#include "gravity/search.h"
#include "solver/analysis.h"
#include "solver/budget.h"
#include "solver/reason.h"

namespace mnk::gravity {

/// Whether every position of a game is known within the time that a move has.
[[nodiscard]] bool is_solved(const Rules& rules);

/// What positions and moves of one game are worth.
///
/// What is proven is exact. What is not proven when the budget is spent is called a draw, between
/// bounds that are proven and with a chance that is guessed (Evaluation). A question that is put
/// again, or after a move, goes on from what a table holds. The same questions with the same
/// budgets in the same order get the same answers, on every platform.
class Solver {
 public:
  static constexpr std::size_t default_table_bytes = std::size_t{64} << 20;

  /// A book must be of these rules and outlive the solver.
  explicit Solver(const Rules& rules, std::size_t table_bytes = default_table_bytes,
                  const Book* book = nullptr);

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// The value of a position for the side to move; of a game that is over, its result.
  [[nodiscard]] Assessment assess(const Position& position, Budget& budget);

  /// Every legal move, as Analysis has them when the budget is spent. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);

  /// Best play, beginning with this move, to the end of the game or as far as the budget shows it.
  /// The move must be legal.
  [[nodiscard]] std::vector<Cell> line(const Position& position, Cell move, Budget& budget);

  /// Why a move is worth what it is, the most telling reason first, at most max_reasons. All is
  /// said of the position after the move. The move must be legal.
  [[nodiscard]] std::vector<MoveReason> reasons(const Position& position, Cell move,
                                                Budget& budget);

 private:
  friend class Analysis;

  [[nodiscard]] bool only_move(const Position& position, Cell move, Result result, Budget& budget);

  Rules rules_;
  std::unique_ptr<Search> search_;
  Evaluation evaluation_;
};

/// Every legal move of a position being valued, in slices: first who wins after each, then when.
/// The nodes go round: each move that is still open gets some, then four times as many.
class Analysis {
 public:
  /// The game must not be over, and the solver must outlive the work.
  Analysis(Solver& solver, const Position& position);

  /// Works on; true once all moves are proven. A slice of less than some hundred nodes may get
  /// nowhere.
  bool run(Budget& budget);

  /// Every legal move and what is known of it for the side that plays it, best first; among equals
  /// the one nearest to the middle.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;

 private:
  /// Nodes for each move in the first round of a question.
  static constexpr std::uint64_t first_allowance = 1'024;

  struct Candidate {
    Cell move;
    Position after;
    ScoreRange known;     ///< of the position after the move
    std::uint8_t chance;  ///< of it, too
  };

  Solver* solver_;
  std::vector<Candidate> candidates_;
  Search::Aim aim_ = Search::Aim::result;      ///< what is being found out
  std::size_t next_ = 0;                       ///< the candidate whose turn it is
  std::uint64_t allowance_ = first_allowance;  ///< nodes for each in this round
  std::uint64_t left_ = first_allowance;       ///< of them, for the next candidate
};

}  // namespace mnk::gravity
