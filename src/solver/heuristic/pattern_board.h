#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/position.h"
#include "solver/heuristic/pattern.h"
#include "solver/heuristic/square_set.h"
#include "solver/heuristic/threat.h"
#include "solver/heuristic/weights.h"

namespace mnk {

/// Tables that judging positions of one k needs: made once, shared by boards.
class PatternKnowledge {
 public:
  /// What four patterns together mean.
  struct Combined {
    std::int16_t points = 0;  ///< what the cell counts in the evaluation
    Threat threat = Threat::none;
  };

  /// `in_a_row` is 1..PatternTable::most_in_a_row.
  explicit PatternKnowledge(int in_a_row) : PatternKnowledge(in_a_row, weights_for(in_a_row)) {}
  PatternKnowledge(int in_a_row, const Weights& weights);

  [[nodiscard]] const PatternTable& patterns() const { return patterns_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] Combined combined(FourPatterns lines) const { return combined_[lines.code()]; }

 private:
  PatternTable patterns_;
  Weights weights_;
  std::vector<Combined> combined_;  ///< for every code
};

/// A line that a player does not notice: that of a side through a cell, in one of the
/// `line_directions`.
struct Overlooked {
  Mark side;
  std::size_t direction;
  Cell cell;
};

/// A position as judgement sees it. Every empty cell knows, for either side and each of the four
/// lines through it, what a stone there would make of the line, and what it threatens altogether.
/// A move changes that for the cells within reach on its four lines, some 32 with five in a row; a
/// log of the changes takes it back.
///
/// Squares are numbered over the board with a margin of walls of `reach` rows above and below, and
/// of as many squares to the left of the first row and to the right of each (which is to the left
/// of the next one), so that nothing asks for the edge:
///
///     # # # # # # #      3 columns, 2 rows, a reach of 2: rows are 5 squares apart,
///         # # # # #      a1 is square 12
///         . . . # #
///         . . . # #
///         # # # # #
///         # # # # #
///
/// Play does not end here: whoever searches looks at the threats and stops before a five.
class PatternBoard {
 public:
  /// Normal play; the game must not be over. The knowledge must outlive the board and be that of
  /// the rules' k.
  PatternBoard(const PatternKnowledge& knowledge, const Position& position,
               const std::vector<Overlooked>& overlooked = {});

  void play(Square square);
  void take_back();

  [[nodiscard]] Mark to_move() const { return to_move_; }
  [[nodiscard]] int empty_count() const { return empty_count_; }
  [[nodiscard]] bool empty(Square square) const { return content_[square] == Content::empty; }
  [[nodiscard]] Square last_move() const {
    return played_.empty() ? Square{0} : played_.back().square;
  }
  [[nodiscard]] std::uint64_t hash() const { return hash_; }
  [[nodiscard]] std::size_t square_count() const { return content_.size(); }

  [[nodiscard]] Square square(Cell cell) const {
    return static_cast<Square>(margin_ + (cell.row + margin_) * stride_ + cell.column);
  }
  [[nodiscard]] Cell cell(Square square) const {
    return {.row = (square - margin_) / stride_ - margin_, .column = (square - margin_) % stride_};
  }

  [[nodiscard]] Pattern pattern(Mark side, Square square, std::size_t direction) const {
    return cells_[square].sides[index(side)].lines[direction];
  }
  [[nodiscard]] Threat threat(Mark side, Square square) const {
    return cells_[square].sides[index(side)].now.threat;
  }
  /// What the cell counts for a side in the evaluation.
  [[nodiscard]] int points(Mark side, Square square) const {
    return cells_[square].sides[index(side)].now.points;
  }
  /// The empty cells on which a side has this threat.
  [[nodiscard]] const SquareSet& with(Mark side, Threat threat) const {
    return totals_[index(side)].with[static_cast<std::size_t>(threat)];
  }
  [[nodiscard]] int count(Mark side, Threat threat) const {
    return totals_[index(side)].count[static_cast<std::size_t>(threat)];
  }
  /// The empty cells on which a side has this threat or a greater one.
  [[nodiscard]] SquareSet with_at_least(Mark side, Threat threat) const;
  /// The greatest threat that a side has.
  [[nodiscard]] Threat best(Mark side) const {
    return static_cast<Threat>(std::bit_width(totals_[index(side)].present | 1U) - 1);
  }
  /// The empty cells within two steps of a stone.
  [[nodiscard]] SquareSet near_stones() const;

  [[nodiscard]] const SquareSet& empty_squares() const { return empty_; }
  [[nodiscard]] bool stones_exist() const { return !(stones_ == SquareSet()); }
  /// The cell in the middle of the board, or of the four there the one at the lower right.
  [[nodiscard]] SquareSet middle() const {
    SquareSet result;
    result.insert(middle_);
    return result;
  }

  /// What the position is worth for the side to move, in points: see Weights.
  [[nodiscard]] int evaluate() const {
    const Mark own = to_move_;
    const Mark theirs = opponent(own);
    return totals_[index(own)].points - totals_[index(theirs)].points +
           knowledge_->weights()
               .tempo[static_cast<std::size_t>(best(own))][static_cast<std::size_t>(best(theirs))];
  }

 private:
  enum class Content : std::uint8_t { empty, x, o, wall };

  struct Side {
    std::array<std::uint32_t, 4> numbers{};  ///< of the lines, see PatternTable
    FourPatterns lines;
    PatternKnowledge::Combined now{};
  };
  struct CellState {
    std::array<Side, 2> sides;
  };
  struct Totals {
    int points = 0;
    unsigned present = 0;  ///< a bit for each threat that some cell has
    std::array<int, threat_count> count{};
    std::array<SquareSet, threat_count> with;
  };
  /// What a cell was for a side before a change.
  struct Change {
    Square square;
    std::uint16_t side;
    FourPatterns lines;
    PatternKnowledge::Combined combined;
  };
  struct Played {
    Square square;
    std::size_t changes;  ///< in the log before the move
  };

  static Content content_of(Mark mark) { return mark == Mark::X ? Content::x : Content::o; }
  static std::size_t index(Mark side) { return static_cast<std::size_t>(side); }
  void set_up_squares(const Position& position);
  void set_up_patterns();
  void overlook(const Overlooked& line);
  void count_cell(std::size_t side, Square square, int sign);
  static void count_threat(Totals& totals, Threat threat, Square square, int sign);
  void replace(std::size_t side, Square square, PatternKnowledge::Combined combined);
  void update(Square square, std::size_t side, std::size_t direction, std::uint32_t digit);
  template <typename Visit>
  void for_each_in_reach(Square square, Visit&& visit) const;

  const PatternKnowledge* knowledge_;
  int margin_;
  int stride_;
  std::array<int, 4> steps_{};  ///< to the next square, for each direction
  Square middle_;
  Mark to_move_;
  int empty_count_;
  std::uint64_t hash_ = 0;
  std::vector<Content> content_;
  std::vector<CellState> cells_;
  std::array<Totals, 2> totals_;
  SquareSet stones_;
  SquareSet empty_;
  std::vector<Change> log_;
  std::vector<Played> played_;
};

}  // namespace mnk
