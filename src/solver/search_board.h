#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"
#include "solver/line_map.h"
#include "solver/table.h"

namespace mnk {

/// The methods that make the solver fast. Switching one off changes no value.
struct SearchOptions {
  bool forks = true;              ///< see static_rules.h
  bool erdos_selfridge = true;    ///< see static_rules.h
  bool pairing = true;            ///< see static_rules.h
  bool symmetry = true;           ///< symmetric positions share a table entry
  bool strategy_stealing = true;  ///< see static_rules.h
  bool zetters = true;            ///< see static_rules.h
  bool table = true;              ///< stores and looks up results
};

/// What all searches under the same rules share.
struct SearchContext {
  /// The table must outlive the context and hold nothing about other rules.
  SearchContext(const Rules& board_rules, Table& shared_table, const SearchOptions& search_options)
      : rules(board_rules), map(rules), keys(map), table(&shared_table), options(search_options) {}

  Rules rules;
  LineMap map;
  BoardKeys keys;
  Table* table;
  SearchOptions options;
};

/// The two sides of the question "can the attacker win?"
enum class Role : std::uint8_t { attacker, defender };

[[nodiscard]] constexpr Role other(Role role) {
  return role == Role::attacker ? Role::defender : Role::attacker;
}

/// Whether a completed line wins or loses.
enum class Convention : std::uint8_t { normal, misere };

/// A position with the counts that the search needs; play() and take_back() keep them up to date.
///
///     cell  a b c d e f           line 0 (a–d)  x1 o0  alive for X, three empty cells left
///           X . . . O .           line 1 (b–e)  x0 o1  alive for O
///     line  0 0 0 0               line 2 (c–f)  x0 o1  alive for O
///             1 1 1 1
///               2 2 2 2           d: one live line of X, two of O
///
/// A line is alive for a side while the other side has no mark on it. A cell with no live line is
/// dead. In normal play the content of a dead cell does not matter, so the key leaves it out; in
/// misère play a side can pass on an empty dead cell, so the key says whether it is empty. A move
/// costs a few additions per cell of each line through it.
class SearchBoard {
 public:
  /// The game must not be over, and the context must outlive the board.
  SearchBoard(const SearchContext& context, const Position& position, Mark attacker);

  void play(Role role, CellIndex cell);
  void take_back();

  [[nodiscard]] const LineMap& map() const { return *map_; }
  [[nodiscard]] Convention convention() const { return convention_; }
  [[nodiscard]] bool empty(CellIndex cell) const { return content_[cell] == Content::empty; }

  [[nodiscard]] bool holds(Role role, CellIndex cell) const {
    return content_[cell] == (role == Role::attacker ? Content::attacker : Content::defender);
  }

  /// Iterates over the empty cells in row-major order: first_empty(), then next_empty(cell), until
  /// end().
  [[nodiscard]] CellIndex first_empty() const { return next_[end()]; }
  [[nodiscard]] CellIndex next_empty(CellIndex cell) const { return next_[cell]; }
  [[nodiscard]] CellIndex end() const { return static_cast<CellIndex>(content_.size()); }
  [[nodiscard]] std::size_t empty_count() const { return empty_count_; }

  /// The number of a side's live lines with this many marks missing.
  [[nodiscard]] std::uint16_t lines_missing(Role role, std::size_t marks) const {
    return side(role).lines_missing[marks];
  }
  /// The fewest marks missing in any live line of a side; more than a line's length if it has none.
  [[nodiscard]] std::size_t fewest_missing(Role role) const;

  /// How many marks a side still needs to complete a line; 0 if the line is dead for it.
  [[nodiscard]] std::size_t missing(Role role, LineIndex line) const {
    if (side(other(role)).marks[line] != 0) return 0;
    return map_->length() - side(role).marks[line];
  }

  /// The number of cells on which a side can complete a line now, and that cell if just one.
  [[nodiscard]] int winning_cells(Role role) const { return side(role).winning_cells; }
  [[nodiscard]] CellIndex winning_cell(Role role) const { return side(role).winning_cells_xor; }

  [[nodiscard]] bool completes(Role role, CellIndex cell) const {
    return side(role).wins_on[cell] != 0;
  }

  /// A side's live lines through a cell: their number, how many miss two marks, and the sum of
  /// unit_weight / 2^missing.
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

  /// In a line with two marks missing, the empty cell other than `cell`.
  [[nodiscard]] CellIndex partner(LineIndex line, CellIndex cell) const {
    return static_cast<CellIndex>(empty_xor_[line] ^ cell);
  }

  /// A key, and the symmetry that takes this board to the copy with that key.
  struct NamedCopy {
    BoardKey key;
    std::size_t symmetry;
  };
  /// Boards with the same answer to this question share a key if they differ only in what cannot
  /// matter; with `up_to_symmetry`, symmetric boards do too.
  [[nodiscard]] NamedCopy key(bool up_to_symmetry) const;

 private:
  enum class Content : std::uint8_t { empty, attacker, defender };

  struct Side {
    std::vector<std::uint8_t> marks;  ///< of this side, per line
    std::vector<std::uint64_t>
        tally;  ///< per cell: live lines, missing_two, weight; see tally_of()
    std::vector<std::uint8_t> wins_on;  ///< per cell: lines it would complete
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
  std::vector<CellIndex> empty_xor_;  ///< per line: the xor of its empty cells
  std::vector<CellIndex> next_;       ///< a ring of the empty cells and end()
  std::vector<CellIndex> previous_;
  SymmetricKeys keys_;
  std::vector<Played> played_;
};

}  // namespace mnk
