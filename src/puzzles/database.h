#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/oracle.h"

/// Puzzles as text: only what an oracle cannot work out again.
namespace mnk {

struct PuzzleEntry {
  games::AnyPosition position;  ///< see Puzzle
  Cell last;
  PuzzleTheme theme;
  int grade;

  friend bool operator==(const PuzzleEntry&, const PuzzleEntry&) = default;
};

/// The part of a text that keeps it from being a puzzle.
enum class PuzzleTextError : std::uint8_t { form, rules, theme, grade, position };

/// One line for the rules of each board, then one per puzzle: the theme's letter with the grade,
/// the last move, and the position as PuzzleOracle::position_text() writes it:
///
///     rules 3,3,3
///     w2 b3 X2/1O1/1O1
[[nodiscard]] std::string to_database_text(const std::vector<PuzzleEntry>& puzzles);
[[nodiscard]] std::expected<std::vector<PuzzleEntry>, PuzzleTextError> parse_database(
    std::string_view text);

/// One puzzle, for addresses: rules, theme, grade, last move and position:
/// `3,3,3.win.2.b3.X2/1O1/1O1`.
[[nodiscard]] std::string to_puzzle_text(const PuzzleEntry& puzzle);
[[nodiscard]] std::expected<PuzzleEntry, PuzzleTextError> parse_puzzle_text(std::string_view text);

/// 1 to hardest_grade.
[[nodiscard]] std::optional<int> parse_grade(std::string_view text);

[[nodiscard]] PuzzleEntry entry_of(const Puzzle& puzzle);

/// The whole puzzle; nothing if the position is not a puzzle of this theme. The oracle must have
/// the same rules.
[[nodiscard]] std::optional<Puzzle> restored(const PuzzleEntry& entry, PuzzleOracle& oracle);

/// Accepts `2026-12-01`: an existing date in the years 1000 to 9999.
[[nodiscard]] std::optional<std::chrono::sys_days> parse_date(std::string_view text);

/// The three puzzles of a day, by grade.
enum class DayLevel : std::uint8_t { easy, medium, hard };

/// Grades 1 and 2, grade 3, grades 4 and 5.
[[nodiscard]] constexpr DayLevel day_level_of(int grade) {
  if (grade <= 2) return DayLevel::easy;
  return grade == 3 ? DayLevel::medium : DayLevel::hard;
}

inline constexpr std::size_t day_levels = 3;

/// The item, 0..count - 1, at a place of a walk that visits every item once before it repeats, with
/// neighbouring items, which may be alike, far apart. `count` is at least 1.
[[nodiscard]] std::size_t place_in_walk(std::int64_t place, std::size_t count);

/// The puzzles of each day: three different games, and the easy one is never misère.
class PuzzleCalendar {
 public:
  /// Nothing if a level has no puzzles. The database must outlive the calendar.
  [[nodiscard]] static std::optional<PuzzleCalendar> of(std::span<const PuzzleEntry> database);

  /// How many days pass at least before any puzzle repeats.
  [[nodiscard]] std::size_t days_without_repeat() const;

  [[nodiscard]] const PuzzleEntry& puzzle(std::chrono::sys_days day, DayLevel level) const;

 private:
  using Level = std::vector<const PuzzleEntry*>;

  std::array<Level, day_levels> by_level_;
};

// How the site's database is made.

/// How many puzzles of each level the database takes, if there are enough.
struct DatabasePart {
  std::string_view rules;
  PuzzleTheme theme;
  std::array<int, day_levels> wanted;  ///< easy, medium, hard
};

/// All parts, board by board.
[[nodiscard]] const std::vector<DatabasePart>& database_recipe();

/// The puzzles of a part, sorted by grade. Deterministic.
[[nodiscard]] std::vector<PuzzleEntry> made_for_database(const DatabasePart& part);

}  // namespace mnk
