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

/// Estimates the chance to win of unproven positions, by searching a few plies and then counting
/// the lines that each side can still complete. A line counts by its marks; one that lacks a single
/// cell counts more if that cell is in a row that goes to its side when both fill up the board: odd
/// rows from the bottom for X, even ones for O.
class Evaluation {
 public:
  explicit Evaluation(const Rules& rules);

  /// In per cent, 1 to 99, with a draw as half a win. Searches as many plies as the budget allows,
  /// at most max_plies. The game must not be over.
  [[nodiscard]] std::uint8_t chance(const Position& position, Budget& budget) const;

  static constexpr int max_plies = 6;

 private:
  using Bits = Bits128;

  [[nodiscard]] int evaluate(Bits own, Bits marks) const;
  [[nodiscard]] int search(Bits own, Bits marks, int plies, int alpha, int beta,
                           Budget& budget) const;

  Shape<Bits> shape_;
  std::vector<Bits> lines_;
};

/// Whether the solver proves every position within the time of one move.
[[nodiscard]] bool is_solved(const Rules& rules);

/// Values of positions and moves under one set of rules.
///
/// Proven values are exact. When the budget is spent, unproven ones are draws between proven
/// bounds, with an estimated chance (Evaluation). A table keeps the results, so asking again, or
/// after a move, continues from there. Deterministic: the same questions with the same budgets in
/// the same order get the same answers on every platform.
class Solver {
 public:
  static constexpr std::size_t default_table_bytes = std::size_t{64} << 20;

  /// A book must be for these rules and outlive the solver.
  explicit Solver(const Rules& rules, std::size_t table_bytes = default_table_bytes,
                  const Book* book = nullptr)
      : rules_(rules), search_(Search::make(rules, table_bytes, book)), evaluation_(rules) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  /// For the side to move. A finished game has its result.
  [[nodiscard]] Assessment assess(const Position& position, Budget& budget);

  /// Analysis::moves() after spending the budget. The game must not be over.
  [[nodiscard]] std::vector<MoveAssessment> analyse(const Position& position, Budget& budget);

 private:
  friend class Analysis;

  Rules rules_;
  std::unique_ptr<Search> search_;
  Evaluation evaluation_;
};

/// Values every legal move of a position, in slices: first who wins after each, then in how many
/// plies. In each round every open move gets four times the nodes of the last round.
class Analysis {
 public:
  /// The moves to find the plies of, once it is known who wins after each.
  enum class Lengths : std::uint8_t {
    all,
    of_best,  ///< those that keep the result, as far as a few nodes show them: in a long win they
              ///< cost most of a review, and no mistake depends on them
  };

  /// The game must not be over, and the solver must outlive the work. With `explained`, a legal
  /// move, it finds the plies for that move only.
  Analysis(Solver& solver, const Position& position, std::optional<Cell> explained = std::nullopt,
           Lengths lengths = Lengths::all);

  /// Continues; true once everything asked is proven. Slices of less than a few hundred nodes may
  /// make no progress.
  bool run(Budget& budget) { return work_.run(budget); }

  /// Every legal move with its assessment for the side that plays it, best first, ties by nearness
  /// to the middle.
  [[nodiscard]] std::vector<MoveAssessment> moves() const;

  /// Best play starting with this legal move, to the end of the game or as far as the budget
  /// allows; as long as only the result is proven, moves that keep it. Just the move if its result
  /// is unproven.
  [[nodiscard]] std::vector<Cell> line(Cell move, Budget& budget) const;

  /// Why this legal move has its value, the most telling reason first, at most max_reasons. See
  /// ReasonKind.
  [[nodiscard]] std::vector<MoveReason> reasons(Cell move, Budget& budget) const;

 private:
  struct Candidate {
    Cell move;
    Position after;
    ScoreRange known;     ///< score of the position after the move
    std::uint8_t chance;  ///< of that position
  };

  [[nodiscard]] bool is_open(const Candidate& candidate, Search::Aim aim) const;
  Resumable value_all();
  /// The move to analyse instead of this one: of two mirror images the left one.
  [[nodiscard]] Cell representative(Cell move) const;
  /// What is known of a move that is analysed itself: see representative().
  [[nodiscard]] const Candidate& candidate(Cell move) const;
  bool go_on(Candidate& last, const std::vector<Cell>& moves, Budget& budget) const;
  /// ReasonKind::replies or only_reply, if enough is proven; of best play, if one stands for all.
  /// The mover must not win.
  void add_replies(const Candidate& explained, const std::vector<Cell>& line,
                   std::vector<MoveReason>& reasons) const;

  Solver* solver_;
  Position position_;
  bool is_mirror_image_;  ///< the position is its own
  std::optional<Cell> explained_;
  Lengths lengths_;
  std::vector<Candidate> candidates_;  ///< of two mirror images only the left one
  Resumable work_;
};

}  // namespace mnk::gravity
