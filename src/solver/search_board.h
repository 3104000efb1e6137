#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"
#include "solver/line_map.h"
#include "solver/table.h"

namespace mnk {

/// The rules that make the solver fast. Each can be switched off without changing any value.
struct SearchOptions {
  bool forks = true;              ///< see static_rules.h
  bool erdos_selfridge = true;    ///< see static_rules.h
  bool pairing = true;            ///< see static_rules.h
  bool symmetry = true;           ///< symmetric positions share an entry of the table
  bool strategy_stealing = true;  ///< see static_rules.h
  bool zetters = true;            ///< see static_rules.h
  bool table = true;              ///< results are stored and looked up
};

/// Shared by all searches on one board: what does not change during play, and the table.
struct SearchContext {
  /// The table must outlive the context, and must hold nothing about other rules.
  SearchContext(const Rules& board_rules, Table& shared_table, const SearchOptions& search_options)
      : rules(board_rules), map(rules), keys(map), table(&shared_table), options(search_options) {}

  Rules rules;
  LineMap map;
  BoardKeys keys;
  Table* table;
  SearchOptions options;
};

/// The two sides as one question sees them: can the attacker complete a line?
enum class Role : std::uint8_t { attacker, defender };

[[nodiscard]] constexpr Role other(Role role) {
  return role == Role::attacker ? Role::defender : Role::attacker;
}

/// Whether a completed line wins or loses.
enum class Convention : std::uint8_t { normal, misere };

/// A position as the search sees it. All counts are kept up to date by play() and take_back().
///
///     cell  a b c d e f           line 0 (a–d)  x1 o0  alive for X, three empty cells left
///           X . . . O .           line 1 (b–e)  x0 o1  alive for O
///     line  0 0 0 0               line 2 (c–f)  x0 o1  alive for O
///             1 1 1 1
///               2 2 2 2           d: one live line of X, two of O
///
/// A line is alive for a side while the other side has no mark on it. A cell with no live line is
/// dead. In normal play the content of a dead cell does not matter, and the key does not have it;
/// in misère play an empty one can still be used to pass, so the key tells whether it is empty. A
/// move costs a few additions for every cell of every line through it.
class SearchBoard {
 public:
  /// Either side of the position may be the attacker. The game must not be over, and the context
  /// must outlive the board.
  SearchBoard(const SearchContext& context, const Position& position, Mark attacker);

  void play(Role role, CellIndex cell);
  void take_back();

  [[nodiscard]] const LineMap& map() const { return *map_; }
  [[nodiscard]] Convention convention() const { return convention_; }
  [[nodiscard]] bool empty(CellIndex cell) const { return content_[cell] == Content::empty; }

  [[nodiscard]] bool holds(Role role, CellIndex cell) const {
    return content_[cell] == (role == Role::attacker ? Content::attacker : Content::defender);
  }

  /// Empty cells in row-major order: first_empty(), then next_empty(cell), until end().
  [[nodiscard]] CellIndex first_empty() const { return next_[end()]; }
  [[nodiscard]] CellIndex next_empty(CellIndex cell) const { return next_[cell]; }
  [[nodiscard]] CellIndex end() const { return static_cast<CellIndex>(content_.size()); }
  [[nodiscard]] std::size_t empty_count() const { return empty_count_; }

  /// Live lines of a side in which this many marks are missing.
  [[nodiscard]] std::uint16_t lines_missing(Role role, std::size_t marks) const {
    return side(role).lines_missing[marks];
  }
  /// The fewest marks missing in a live line of a side; more than a line's length if there is none.
  [[nodiscard]] std::size_t fewest_missing(Role role) const;

  /// How many marks are missing for a side to complete a line; 0 if the line is dead.
  [[nodiscard]] std::size_t missing(Role role, LineIndex line) const {
    if (side(other(role)).marks[line] != 0) return 0;
    return map_->length() - side(role).marks[line];
  }

  /// Number of different cells on which a side completes a line now, and one of them if it is the
  /// only one.
  [[nodiscard]] int winning_cells(Role role) const { return side(role).winning_cells; }
  [[nodiscard]] CellIndex winning_cell(Role role) const { return side(role).winning_cells_xor; }

  [[nodiscard]] bool completes(Role role, CellIndex cell) const {
    return side(role).wins_on[cell] != 0;
  }

  /// Live lines of a side through a cell: all of them; those with two marks missing; and the sum
  /// of unit_weight / 2^missing over them.
  [[nodiscard]] unsigned live_lines(Role role, CellIndex cell) const {
    return static_cast<unsigned>(side(role).tally[cell] >> 56);
  }
  [[nodiscard]] unsigned missing_two(Role role, CellIndex cell) const {
    return static_cast<unsigned>(side(role).tally[cell] >> 48) & 0xffu;
  }
  [[nodiscard]] std::uint32_t weight(Role role, CellIndex cell) const {
    return static_cast<std::uint32_t>(side(role).tally[cell]);
  }
  [[nodiscard]] bool dead(CellIndex cell) const {
    return live_lines(Role::attacker, cell) + live_lines(Role::defender, cell) == 0;
  }

  /// The weight of a complete line.
  static constexpr std::uint32_t unit_weight = 1u << Rules::max_side;

  /// The cell that completes a line with two marks missing, once `cell` of it is taken.
  [[nodiscard]] CellIndex partner(LineIndex line, CellIndex cell) const {
    return static_cast<CellIndex>(empty_xor_[line] ^ cell);
  }

  /// A key and the symmetry that takes this board to the copy that it names.
  struct NamedCopy {
    BoardKey key;
    std::size_t symmetry;
  };
  /// Boards that mean the same to this question have equal keys; also symmetric ones, if that is
  /// wanted.
  [[nodiscard]] NamedCopy key(bool up_to_symmetry) const;

 private:
  enum class Content : std::uint8_t { empty, attacker, defender };

  struct Side {
    std::vector<std::uint8_t> marks;  ///< of this side, per line
    std::vector<std::uint64_t>
        tally;  ///< per cell: live lines, missing_two, weight; see tally_of()
    std::vector<std::uint8_t> wins_on;  ///< per cell: lines that it would complete
    std::array<std::uint16_t, Rules::max_side + 1> lines_missing{};
    int winning_cells = 0;
    CellIndex winning_cells_xor = 0;
  };

  [[nodiscard]] Side& side(Role role) { return sides_[static_cast<std::size_t>(role)]; }
  [[nodiscard]] const Side& side(Role role) const { return sides_[static_cast<std::size_t>(role)]; }

  static BoardKeys::Content named(Content content) {
    return content == Content::attacker ? BoardKeys::Content::attacker
                                        : BoardKeys::Content::defender;
  }
  void toggle(CellIndex cell, BoardKeys::Content content) {
    board_keys_->toggle(keys_, cell, content);
  }
  static std::uint64_t tally_of(std::size_t missing);
  void add_tally(Side& side, LineIndex line, std::uint64_t amount);
  void count_lines(Role role);
  void take_out_of_key(CellIndex cell);
  static void add_winning_cell(Side& side, CellIndex cell);
  static void remove_winning_cell(Side& side, CellIndex cell);
  void extend(Side& side, LineIndex line, CellIndex cell);
  void shrink(Side& side, LineIndex line, CellIndex cell);
  void kill(Side& side, LineIndex line, CellIndex cell);
  void revive(Side& side, LineIndex line, CellIndex cell);

  struct Played {
    Role role;
    CellIndex cell;
    SymmetricKeys keys;  ///< before the move
  };

  const LineMap* map_;
  const BoardKeys* board_keys_;
  Convention convention_;
  std::array<Side, 2> sides_;
  std::vector<Content> content_;
  std::size_t empty_count_;
  std::vector<CellIndex> empty_xor_;  ///< per line, all its empty cells xored
  std::vector<CellIndex> next_;       ///< ring of empty cells, end() in it
  std::vector<CellIndex> previous_;
  SymmetricKeys keys_;
  std::vector<Played> played_;
};

}  // namespace mnk
