#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "gravity/position.h"
#include "gravity/search.h"
#include "solver/analysis.h"
#include "solver/reason.h"
#include "solver/resumable.h"

namespace mnk::gravity {

/// Guesses how likely the side to move wins, where nothing is proven: by the lines that each side
/// can still complete, at the end of all play of a few plies. A line counts by its marks; one that
/// lacks a single cell counts more where that cell lies on a row that falls to its side when both
/// sides fill up the board: the odd rows from the bottom for X, the even ones for O.
class Evaluation {
 public:
  explicit Evaluation(const Rules& rules);

  /// Per cent, 1 to 99, a draw counting as half a win. Looks ahead as many plies as the budget pays
  /// for, at most max_plies. The game must not be over.
  [[nodiscard]] std::uint8_t chance(const Position& position, Budget& budget) const;

  static constexpr int max_plies = 6;

 private:
  using Bits = Bits128;

  [[nodiscard]] int standing(Bits own, Bits marks) const;
  [[nodiscard]] int search(Bits own, Bits marks, int plies, int alpha, int beta,
                           Budget& budget) const;

  Shape<Bits> shape_;
  std::vector<Bits> lines_;
};

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
                  const Book* book = nullptr)
      : rules_(rules), search_(Search::make(rules, table_bytes, book)), evaluation_(rules) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// The value of a position for the side to move; of a game that is over, its result.
  [[nodiscard]] Assessment assess(const Position& position, Budget& budget);

  /// Every legal move, as Analysis has them when the budget is spent. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);

 private:
  friend class Analysis;

  Rules rules_;
  std::unique_ptr<Search> search_;
  Evaluation evaluation_;
};

/// Every legal move of a position being valued, in slices: first who wins after each, then when.
/// The nodes go round: each move that is still open gets some, then four times as many.
class Analysis {
 public:
  /// The game must not be over, and the solver must outlive the work. With a move to be
  /// `explained`, which must be legal, only of that one it is found out when.
  Analysis(Solver& solver, const Position& position, std::optional<Cell> explained = std::nullopt);

  /// Works on; true once all that is asked is proven. A slice of less than some hundred nodes may
  /// get nowhere.
  bool run(Budget& budget) { return work_.run(budget); }

  /// Every legal move and what is known of it for the side that plays it, best first; among equals
  /// the one nearest to the middle.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;

  /// Best play, beginning with this move, to the end of the game or as far as the budget shows it;
  /// the move alone where its value is not proven. The move must be legal.
  [[nodiscard]] std::vector<Cell> line(Cell move, Budget& budget) const;

  /// Why a move is worth what moves() says, the most telling reason first, at most max_reasons. All
  /// is said of the position after the move, which must be legal.
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move, Budget& budget) const;

 private:
  struct Candidate {
    Cell move;
    Position after;
    ScoreRange known;     ///< of the position after the move
    std::uint8_t chance;  ///< of it, too
  };

  Resumable value_all();
  [[nodiscard]] const Candidate& candidate(Cell move) const;
  [[nodiscard]] bool is_only(const Candidate& candidate) const;

  Solver* solver_;
  Position position_;
  std::optional<Cell> explained_;
  std::vector<Candidate> candidates_;
  Resumable work_;
};

}  // namespace mnk::gravity
