#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"
#include "solver/heuristic/evaluation.h"
#include "solver/heuristic/pattern.h"
#include "text/random.h"

namespace mnk {

/// A cell's number on a board with a margin of walls, see PatternBoard.
using Square = std::uint16_t;

/// A set of squares, one bit each.
class SquareSet {
 public:
  /// Fits the largest board with its margins: 20 + 2 * 7 rows of 20 + 7 squares, and 2 * 7 more.
  static constexpr std::size_t word_count = (34 * 27 + 14 + 63) / 64;

  void flip(Square square) { words_[square / 64U] ^= bit(square); }
  void insert(Square square) { words_[square / 64U] |= bit(square); }
  void erase(Square square) { words_[square / 64U] &= ~bit(square); }
  [[nodiscard]] bool contains(Square square) const {
    return (words_[square / 64U] & bit(square)) != 0;
  }
  SquareSet& operator|=(const SquareSet& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  SquareSet& operator&=(const SquareSet& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// The lowest square; the set must not be empty.
  [[nodiscard]] Square front() const {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return at(word, words_[word]);
  }
  /// Calls visit(square) from the lowest to the highest.
  template <typename Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t word = 0; word < word_count; ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) visit(at(word, left));
    }
  }
  /// The union of this set and its copies moved `by` squares up and down.
  [[nodiscard]] SquareSet spread(unsigned by) const {
    SquareSet result = *this;
    const std::size_t words = by / 64;
    const unsigned bits = by % 64;
    for (std::size_t i = words; i < word_count; ++i) {
      std::uint64_t up = words_[i - words] << bits;
      std::uint64_t down = words_[i] >> bits;
      if (bits != 0 && i > words) up |= words_[i - words - 1] >> (64 - bits);
      if (bits != 0 && i + 1 < word_count) down |= words_[i + 1] << (64 - bits);
      result.words_[i] |= up;
      result.words_[i - words] |= down;
    }
    return result;
  }

  friend bool operator==(const SquareSet&, const SquareSet&) = default;

 private:
  static std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % 64U); }
  static Square at(std::size_t word, std::uint64_t bits) {
    return static_cast<Square>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  }

  std::array<std::uint64_t, word_count> words_{};
};

/// How many cells have each threat. The counts are packed into two words, so that moving a cell
/// from one threat to another needs no branch.
class ThreatCounts {
 public:
  void add(Threat threat) {
    const Words& more = one[static_cast<std::size_t>(threat)];
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += more[i];
  }
  /// Some cell must have this threat.
  void remove(Threat threat) {
    const Words& less = one[static_cast<std::size_t>(threat)];
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] -= less[i];
  }
  /// A cell's threat changes from `before` to `after`, or stays the same.
  void move(Threat before, Threat after) {
    add(after);
    remove(before);
  }

  [[nodiscard]] int of(Threat threat) const {
    const auto which = static_cast<std::size_t>(threat);
    return static_cast<int>(words_[which / per_word] >> (width * (which % per_word)) & most);
  }
  /// The greatest threat of any cell; `none` without cells.
  [[nodiscard]] Threat best() const {
    const std::size_t word = words_[1] != 0 ? 1 : 0;
    const auto highest = static_cast<std::size_t>(std::bit_width(words_[word] | 1U) - 1);
    return static_cast<Threat>(word * per_word + highest / width);
  }

 private:
  static constexpr std::size_t width = 9;  ///< bits per count
  static constexpr std::uint64_t most = (1U << width) - 1;
  static constexpr std::size_t per_word = 64 / width;
  using Words = std::array<std::uint64_t, 2>;
  static_assert(most >= Rules::max_cells && threat_count <= 2 * per_word);

  /// The words for one cell with each threat. A table is faster than computing the position.
  static constexpr std::array<Words, threat_count> one = [] {
    std::array<Words, threat_count> result{};
    for (std::size_t which = 0; which < threat_count; ++which) {
      result[which][which / per_word] = std::uint64_t{1} << (width * (which % per_word));
    }
    return result;
  }();

  Words words_{};
};

/// The tables for evaluation with one k: made once, shared by boards.
class PatternKnowledge {
 public:
  /// Points and threat of four patterns together. One word, because reading back a copy made part
  /// by part is slow.
  class Combined {
   public:
    Combined() = default;
    Combined(int points, Threat threat) : word_(points * 256 + static_cast<int>(threat)) {}
    [[nodiscard]] int points() const { return word_ >> 8; }
    [[nodiscard]] Threat threat() const { return static_cast<Threat>(word_ & 0xFF); }

   private:
    std::int32_t word_ = 0;
  };

  /// `in_a_row` is 1..PatternTable::max_in_a_row.
  explicit PatternKnowledge(int in_a_row, const Weights& weights = fitted_weights());

  [[nodiscard]] const PatternTable& patterns() const { return patterns_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] Combined combined(FourPatterns lines) const { return combined_[lines.code()]; }

 private:
  PatternTable patterns_;
  Weights weights_;
  std::vector<Combined> combined_;  ///< by code
};

/// A line that a player overlooks: a side's line through a cell, in one of the `line_directions`.
struct Overlooked {
  Mark side;
  std::size_t direction;
  Cell cell;

  friend bool operator==(const Overlooked&, const Overlooked&) = default;
};

/// A position for heuristic evaluation. For every empty cell, side and line through it, it knows
/// the pattern a stone there would make, and the threat of all four lines. A move updates the cells
/// within reach on its four lines, about 32 with five in a row; a log of the changes undoes it.
///
/// The numbering includes a margin of walls, `reach` rows above and below, and as many squares
/// before the first row and after each (which is before the next), so that no code has to check for
/// the edge:
///
///     # # # # # # #      3 columns, 2 rows, a reach of 2: rows are 5 squares apart,
///         # # # # #      a1 is square 12
///         . . . # #
///         . . . # #
///         # # # # #
///         # # # # #
///
/// The board does not know when the game ends: the search checks the threats and stops before a
/// five.
class PatternBoard {
 public:
  /// Threats from here on have sets of cells. Lesser ones change with every move and are only
  /// counted.
  static constexpr Threat min_listed = Threat::four;

  /// Normal play; the game must not be over. The knowledge must outlive the board and match the
  /// rules' k.
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
  /// The hash after the side to move plays there.
  [[nodiscard]] std::uint64_t hash_after(Square square) const {
    return hash_ ^ splitmix64(2U * square + index(to_move_));
  }
  [[nodiscard]] std::size_t square_count() const { return content_.size(); }

  [[nodiscard]] Square square(Cell cell) const {
    return static_cast<Square>(margin_ + (cell.row + margin_) * stride_ + cell.column);
  }
  [[nodiscard]] Cell cell(Square square) const {
    return {.row = (square - margin_) / stride_ - margin_, .column = (square - margin_) % stride_};
  }

  [[nodiscard]] Pattern pattern(Mark side, Square square, std::size_t direction) const {
    return of(index(side), cells_[square].lines)[direction];
  }
  [[nodiscard]] Threat threat(Mark side, Square square) const {
    return cells_[square].now[index(side)].threat();
  }
  /// The cell's points for a side.
  [[nodiscard]] int points(Mark side, Square square) const {
    return cells_[square].now[index(side)].points();
  }
  /// The empty cells on which a side has exactly this threat, which must be at least `min_listed`.
  [[nodiscard]] const SquareSet& with(Mark side, Threat threat) const {
    return listed_[index(side)][list_of(threat)];
  }
  /// The number of empty cells on which a side has this threat.
  [[nodiscard]] int count(Mark side, Threat threat) const {
    return tallies_[index(side)].counts.of(threat);
  }
  /// The empty cells on which a side has this threat or a greater one; at least `min_listed`.
  [[nodiscard]] SquareSet with_at_least(Mark side, Threat threat) const;
  /// A side's greatest threat.
  [[nodiscard]] Threat best(Mark side) const { return tallies_[index(side)].counts.best(); }
  /// The empty cells within two steps of a stone.
  [[nodiscard]] SquareSet near_stones() const;

  [[nodiscard]] const SquareSet& empty_squares() const { return empty_; }
  [[nodiscard]] bool stones_exist() const { return !(stones_ == SquareSet()); }
  /// The middle cell, or the lower right one of four.
  [[nodiscard]] SquareSet middle() const {
    SquareSet result;
    result.insert(middle_);
    return result;
  }

  /// The evaluation for the side to move in points, see Weights.
  [[nodiscard]] int evaluate() const {
    const Mark own = to_move_;
    const Mark theirs = opponent(own);
    return tallies_[index(own)].points - tallies_[index(theirs)].points +
           knowledge_->weights()
               .tempo[static_cast<std::size_t>(best(own))][static_cast<std::size_t>(best(theirs))];
  }

 private:
  enum class Content : std::uint8_t { empty, x, o, wall };

  /// A line's two numbers (see PatternTable) in one word: for X's stone in the cell in the lower
  /// half, for O's in the upper.
  using LineNumbers = std::uint64_t;
  static constexpr LineNumbers in_half(std::size_t side, std::uint32_t number) {
    return LineNumbers{number} << (32 * side);
  }
  static constexpr std::uint32_t half(std::size_t side, LineNumbers numbers) {
    return static_cast<std::uint32_t>(numbers >> (32 * side));
  }

  /// The patterns of four lines for both sides: X's in the lower half, O's in the upper.
  using BothPatterns = std::uint32_t;

  /// An empty cell, for both sides.
  struct CellState {
    BothPatterns lines = 0;
    std::array<PatternKnowledge::Combined, 2> now;
  };
  /// A side's sums over all empty cells.
  struct Tally {
    int points = 0;
    ThreatCounts counts;
  };
  /// A cell before a change, for take_back().
  struct Change {
    Square square;
    bool listed;  ///< has or had a threat with a set
    CellState before;
  };
  /// A cell whose patterns are about to change.
  struct Reached {
    Square square;
    BothPatterns lines;
  };
  /// A move, and the state before it.
  struct Played {
    Square square;
    std::size_t changes;  ///< size of the log
    std::array<Tally, 2> tallies;
  };

  static Content content_of(Mark mark) { return mark == Mark::X ? Content::x : Content::o; }
  static FourPatterns of(std::size_t side, BothPatterns lines) {
    return FourPatterns(static_cast<std::uint16_t>(lines >> (16 * side)));
  }
  static BothPatterns with(BothPatterns lines, std::size_t direction, Pattern x, Pattern o);
  static std::size_t list_of(Threat threat) {
    return static_cast<std::size_t>(threat) - static_cast<std::size_t>(min_listed);
  }
  void set_up_squares(const Position& position);
  void set_up_patterns();
  void overlook(const Overlooked& line);
  void list_anew(Square square, const CellState& before, const CellState& after);
  std::size_t reach_from(Square square);
  void replace(std::span<const Reached> changed);
  template <typename Visit>
  void for_each_in_reach(Square square, Mark stone, Visit&& visit);

  const PatternKnowledge* knowledge_;
  int margin_;
  int stride_;
  std::array<int, 4> steps_{};  ///< to the next square, by direction
  Square middle_;
  Mark to_move_;
  int empty_count_;
  std::uint64_t hash_ = 0;
  std::vector<Content> content_;
  std::vector<CellState> cells_;
  /// By direction and square. Meaningless for walls; for stones, the value from before the stone.
  std::array<std::vector<LineNumbers>, 4> numbers_;
  /// What a stone adds to the numbers along each line, from `reach` squares before it to `reach`
  /// after; 0 for its own square.
  std::array<std::vector<LineNumbers>, 2> added_;
  std::array<Tally, 2> tallies_;
  static constexpr std::size_t list_count = threat_count - static_cast<std::size_t>(min_listed);
  std::array<std::array<SquareSet, list_count>, 2> listed_;  ///< by side and list_of()
  SquareSet stones_;
  SquareSet empty_;
  std::vector<Reached> reached_;  ///< by the current move; preallocated
  std::vector<Change> log_;       ///< preallocated for the longest game
  std::size_t log_size_ = 0;
  std::vector<Played> played_;
};

}  // namespace mnk
