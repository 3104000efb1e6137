#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/oracle.h"

/// Puzzles as texts: as little of each as an oracle cannot find out again.
namespace mnk {

struct PuzzleEntry {
  games::AnyPosition position;  ///< see Puzzle
  Cell last;
  PuzzleTheme theme;
  int grade;

  friend bool operator==(const PuzzleEntry&, const PuzzleEntry&) = default;
};

/// What is wrong with a puzzle database.
struct DatabaseError {
  enum class Reason : std::uint8_t {
    rules,        ///< the line that begins a board's puzzles names no rules
    no_rules,     ///< a puzzle before any rules
    puzzle_form,  ///< not a theme and a grade, a cell and a position
    theme,        ///< no letter of a theme, or one that the board cannot have
    grade,        ///< not 1 to hardest_grade
    position      ///< no position of a game in progress just after this move
  };
  Reason reason;
  std::size_t line;  ///< of the text, from 1

  friend bool operator==(const DatabaseError&, const DatabaseError&) = default;
};

/// A line for each board's rules, and below it one for each of its puzzles: the theme's letter with
/// the grade, the last move, and the position as PuzzleOracle::position_text() writes it:
///
///     rules 3,3,3
///     w2 b3 X2/1O1/1O1
[[nodiscard]] std::string to_database_text(const std::vector<PuzzleEntry>& puzzles);
[[nodiscard]] std::expected<std::vector<PuzzleEntry>, DatabaseError> parse_database(
    std::string_view text);

/// One puzzle by itself, as addresses have it: rules, theme, grade, last move and position:
/// `3,3,3.win.2.b3.X2/1O1/1O1`.
[[nodiscard]] std::string to_puzzle_text(const PuzzleEntry& puzzle);
[[nodiscard]] std::expected<PuzzleEntry, DatabaseError::Reason> parse_puzzle_text(
    std::string_view text);

/// 1 to hardest_grade.
[[nodiscard]] std::optional<int> parse_grade(std::string_view text);

[[nodiscard]] PuzzleEntry entry_of(const Puzzle& puzzle);

/// The whole puzzle. Nothing if the position is no puzzle of this theme. The oracle must be of its
/// rules.
[[nodiscard]] std::optional<Puzzle> restored(const PuzzleEntry& entry, PuzzleOracle& oracle);

// What the site's database is made of.

/// How many puzzles of each level the database takes, as long as there are as many.
struct DatabasePart {
  std::string_view rules;
  PuzzleTheme theme;
  std::array<int, 3> wanted;  ///< easy, medium, hard: see DayLevel
};

/// Every part, board by board.
[[nodiscard]] const std::vector<DatabasePart>& database_recipe();

/// The puzzles of a part, sorted by grade. The same ones each time.
[[nodiscard]] std::vector<PuzzleEntry> made_for_database(const DatabasePart& part);

}  // namespace mnk
