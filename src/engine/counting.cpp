#include "engine/counting.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <vector>

#include "engine/canonical.h"
#include "engine/rules.h"

namespace mnk {
namespace {

/// A position as a base-3 number, one digit per cell: 0 empty, 1 X, 2 O. 3^16 < 2^32.
using Code = std::uint32_t;

/// The digits of a code, first cell first.
using Digits = std::array<Code, max_cells_to_count>;

/// Cells as bits, by their index.
using CellSet = std::uint32_t;

struct Counted {
  Code code;
  std::uint64_t ways;  ///< move sequences that lead here
};

/// A set of codes with the rank of each in ascending order: one bit per possible code, and the
/// number of codes before each 64 of them.
class CodeSet {
 public:
  explicit CodeSet(Code codes) : words_(codes / 64 + 1), before_(words_.size()) {}

  void insert(Code code) { words_[code / 64] |= bit(code); }

  /// Lists the inserted codes in ascending order. rank() works only after this.
  [[nodiscard]] std::vector<Counted> list() {
    std::vector<Counted> codes;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      before_[i] = static_cast<std::uint32_t>(codes.size());
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        const Code code = static_cast<Code>(i * 64) + static_cast<Code>(std::countr_zero(rest));
        codes.push_back({.code = code, .ways = 0});
      }
    }
    return codes;
  }

  [[nodiscard]] std::size_t rank(Code code) const {
    const std::uint64_t smaller = words_[code / 64] & (bit(code) - 1);
    return before_[code / 64] + static_cast<std::size_t>(std::popcount(smaller));
  }

 private:
  static constexpr std::uint64_t bit(Code code) { return std::uint64_t{1} << code % 64; }

  std::vector<std::uint64_t> words_;
  std::vector<std::uint32_t> before_;
};

class Counter {
 public:
  explicit Counter(const Rules& rules) : rules_(rules) {
    Code power = 1;
    for (int index = 0; index < rules.cell_count(); ++index, power *= 3) powers_.push_back(power);
    codes_ = power;
    add_symmetries();
    for (const Line& line : winning_lines(rules)) {
      CellSet cells = 0;
      for (const Cell cell : line) cells |= CellSet{1} << rules.index(cell);
      lines_.push_back(cells);
    }
  }

  GameCounts count() {
    std::vector<Counted> level{{.code = 0, .ways = 1}};
    for (Code digit = 1; !level.empty(); digit = 3 - digit) {
      const Code last = 3 - digit;
      std::erase_if(level, [&](const Counted& here) { return !count_position(here, last); });
      level = successors(level, digit);
    }
    return counts_;
  }

 private:
  void add_symmetries() {
    for (std::size_t symmetry = 0; symmetry < symmetry_count(rules_); ++symmetry) {
      std::vector<std::size_t>& images = symmetries_.emplace_back();
      for (const Cell cell : rules_.cells()) {
        images.push_back(static_cast<std::size_t>(rules_.index(image(rules_, symmetry, cell))));
      }
    }
  }

  [[nodiscard]] Digits digits_of(Code code) const {
    Digits digits{};
    for (std::size_t i = 0; i < powers_.size(); ++i, code /= 3) digits[i] = code % 3;
    return digits;
  }

  /// Counts a position in which `last` moved last. True if the game is still in progress there.
  bool count_position(const Counted& here, Code last) {
    const Digits digits = digits_of(here.code);
    const Outcome outcome = outcome_of(digits, last);
    const bool canonical = is_canonical(here.code, digits);
    counts_.nodes += here.ways;
    ++counts_.positions;
    counts_.positions_up_to_symmetry += canonical ? 1 : 0;
    if (outcome.over()) add_terminal(outcome, here.ways, canonical);
    return !outcome.over();
  }

  /// Only the side that moved last can have completed a line.
  [[nodiscard]] Outcome outcome_of(const Digits& digits, Code last) const {
    CellSet of_last = 0;
    CellSet of_both = 0;
    for (std::size_t i = 0; i < powers_.size(); ++i) {
      of_last |= static_cast<CellSet>(digits[i] == last) << i;
      of_both |= static_cast<CellSet>(digits[i] != 0) << i;
    }
    const auto completed = [&](CellSet line) { return (line & ~of_last) == 0; };
    if (std::ranges::any_of(lines_, completed)) {
      const Mark mover = last == 1 ? Mark::X : Mark::O;
      return Outcome::win(rules_.misere() ? opponent(mover) : mover);
    }
    const bool full = std::popcount(of_both) == rules_.cell_count();
    return full ? Outcome::draw() : Outcome::in_progress();
  }

  /// The positions after one move of `digit`, each once, with the number of sequences that lead
  /// there.
  [[nodiscard]] std::vector<Counted> successors(const std::vector<Counted>& level,
                                                Code digit) const {
    CodeSet reached(codes_);
    for (const Counted& here : level) {
      for_each_move(here.code, digit, [&](Code next) { reached.insert(next); });
    }
    std::vector<Counted> successors = reached.list();
    for (const Counted& here : level) {
      for_each_move(here.code, digit,
                    [&](Code next) { successors[reached.rank(next)].ways += here.ways; });
    }
    return successors;
  }

  template <typename Visit>
  void for_each_move(Code code, Code digit, Visit visit) const {
    const Digits digits = digits_of(code);
    for (std::size_t i = 0; i < powers_.size(); ++i) {
      if (digits[i] == 0) visit(code + digit * powers_[i]);
    }
  }

  void add_terminal(Outcome outcome, std::uint64_t ways, bool canonical) {
    counts_.games += ways;
    ++counts_.terminal;
    counts_.terminal_up_to_symmetry += canonical ? 1 : 0;
    if (outcome.is_draw()) {
      counts_.draws += ways;
      ++counts_.terminal_draws;
    } else if (outcome.winner() == Mark::X) {
      counts_.x_wins += ways;
      ++counts_.terminal_x_wins;
    } else {
      counts_.o_wins += ways;
      ++counts_.terminal_o_wins;
    }
  }

  /// Whether this is the smallest code of its symmetric copies.
  [[nodiscard]] bool is_canonical(Code code, const Digits& digits) const {
    return std::ranges::none_of(symmetries_, [&](const std::vector<std::size_t>& images) {
      Code turned = 0;
      for (std::size_t i = 0; i < images.size(); ++i) turned += digits[i] * powers_[images[i]];
      return turned < code;
    });
  }

  Rules rules_;
  std::vector<Code> powers_;
  Code codes_ = 0;  ///< number of codes: 3 to the power of the cells
  std::vector<std::vector<std::size_t>> symmetries_;
  std::vector<CellSet> lines_;
  GameCounts counts_;
};

}  // namespace

GameCounts count_game(const Rules& rules) {
  assert(rules.cell_count() <= max_cells_to_count);
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
