#include "engine/census.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace mnk {
namespace {

/// A position as a base-3 number, one digit a cell: 0 empty, 1 X, 2 O. 3^16 < 2^32.
using Code = std::uint32_t;

/// The digits of a code, first cell first.
using Digits = std::array<Code, most_cells_to_count>;

struct Counted {
  Code code;
  std::uint64_t ways;  ///< move sequences that lead here
};

class Counter {
 public:
  explicit Counter(const Rules& rules) : rules_(rules) {
    Code power = 1;
    for (int index = 0; index < rules.cell_count(); ++index, power *= 3) powers_.push_back(power);
    add_symmetries();
  }

  Census count() {
    std::vector<Counted> level{{.code = 0, .ways = 1}};
    while (!level.empty()) {
      std::vector<Counted> next;
      for (const Counted& here : level) visit(here, next);
      merge(next);
      level = std::move(next);
    }
    return census_;
  }

 private:
  /// Eight ways to turn and mirror a square board, four for an oblong one.
  void add_symmetries() {
    const int rows = rules_.rows();
    const int columns = rules_.columns();
    for (int way = 0; way < 8; ++way) {
      const bool transpose = (way & 4) != 0;
      if (transpose && rows != columns) continue;
      std::vector<std::size_t> image;
      for (int index = 0; index < rules_.cell_count(); ++index) {
        Cell cell = rules_.cell(index);
        if ((way & 1) != 0) cell.row = rows - 1 - cell.row;
        if ((way & 2) != 0) cell.column = columns - 1 - cell.column;
        if (transpose) std::swap(cell.row, cell.column);
        image.push_back(static_cast<std::size_t>(rules_.index(cell)));
      }
      symmetries_.push_back(std::move(image));
    }
  }

  [[nodiscard]] Digits digits_of(Code code) const {
    Digits digits{};
    for (std::size_t i = 0; i < powers_.size(); ++i, code /= 3) digits[i] = code % 3;
    return digits;
  }

  void visit(const Counted& here, std::vector<Counted>& next) {
    const Digits digits = digits_of(here.code);
    std::vector<std::optional<Mark>> marks(powers_.size());
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (digits[i] != 0) marks[i] = digits[i] == 1 ? Mark::X : Mark::O;
    }
    const Position position(rules_, std::move(marks));
    const bool canonical = is_canonical(here.code, digits);
    census_.nodes += here.ways;
    ++census_.positions;
    census_.positions_up_to_symmetry += canonical ? 1 : 0;
    if (position.outcome().over()) {
      add_terminal(position.outcome(), here.ways, canonical);
      return;
    }
    const Code digit = position.to_move() == Mark::X ? 1 : 2;
    for (const Cell cell : position.available_moves()) {
      const Code power = powers_[static_cast<std::size_t>(rules_.index(cell))];
      next.push_back({.code = here.code + digit * power, .ways = here.ways});
    }
  }

  void add_terminal(Outcome outcome, std::uint64_t ways, bool canonical) {
    census_.games += ways;
    ++census_.terminal;
    census_.terminal_up_to_symmetry += canonical ? 1 : 0;
    if (outcome.is_draw()) {
      census_.draws += ways;
      ++census_.terminal_draws;
    } else if (outcome.winner() == Mark::X) {
      census_.x_wins += ways;
      ++census_.terminal_x_wins;
    } else {
      census_.o_wins += ways;
      ++census_.terminal_o_wins;
    }
  }

  /// Whether this is the smallest code among its symmetric copies.
  [[nodiscard]] bool is_canonical(Code code, const Digits& digits) const {
    return std::ranges::none_of(symmetries_, [&](const std::vector<std::size_t>& image) {
      Code turned = 0;
      for (std::size_t i = 0; i < image.size(); ++i) turned += digits[i] * powers_[image[i]];
      return turned < code;
    });
  }

  /// Sorts by code and adds up the ways of equal positions.
  static void merge(std::vector<Counted>& level) {
    std::ranges::sort(level, {}, &Counted::code);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < level.size(); ++i) {
      if (kept > 0 && level[kept - 1].code == level[i].code) {
        level[kept - 1].ways += level[i].ways;
      } else {
        level[kept++] = level[i];
      }
    }
    level.resize(kept);
    level.shrink_to_fit();
  }

  Rules rules_;
  std::vector<Code> powers_;
  std::vector<std::vector<std::size_t>> symmetries_;
  Census census_;
};

}  // namespace

Census count_game(const Rules& rules) {
  assert(rules.cell_count() <= most_cells_to_count);
  return Counter(rules).count();
}

std::uint64_t perft(Position& position, int depth) {
  if (depth == 0) return 1;
  if (position.outcome().over()) return 0;
  if (depth == 1) return static_cast<std::uint64_t>(position.empty_count());
  std::uint64_t sequences = 0;
  for (const Cell cell : position.available_moves()) {
    [[maybe_unused]] const auto played = position.play(cell);
    assert(played);
    sequences += perft(position, depth - 1);
    position.take_back();
  }
  return sequences;
}

}  // namespace mnk
