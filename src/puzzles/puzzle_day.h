#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "puzzles/database.h"

/// The puzzles of a day: the same for everybody, from the date and the database alone.
namespace mnk {

/// A day of the calendar, counted from 1 January 1970; negative before it.
struct Day {
  int number = 0;

  friend constexpr auto operator<=>(Day, Day) = default;
};

/// `2026-12-01`, a date that exists, from the year 1000 to 9999; nothing for any other text.
[[nodiscard]] std::optional<Day> parse_date(std::string_view text);

/// Three puzzles a day, by grade.
enum class DayLevel : std::uint8_t { easy, medium, hard };

/// Grades 1 and 2, grade 3, grades 4 and 5.
[[nodiscard]] constexpr DayLevel day_level_of(int grade) {
  if (grade <= 2) return DayLevel::easy;
  return grade == 3 ? DayLevel::medium : DayLevel::hard;
}

inline constexpr std::size_t day_levels = 3;

/// Which of `count` things comes at a place of a walk that meets each of them once before any comes
/// again; neighbours among them, which may be alike, are far apart. `count` is 1 at least.
[[nodiscard]] std::size_t place_in_walk(std::int64_t place, std::size_t count);

/// A database sorted for days.
class PuzzleCalendar {
 public:
  /// Nothing when one level has no puzzle. The database must outlive the calendar.
  [[nodiscard]] static std::optional<PuzzleCalendar> of(std::span<const PuzzleEntry> database);

  /// How many days there are without any puzzle coming again: the number of puzzles of the level
  /// that has fewest.
  [[nodiscard]] std::size_t days_without_repeat() const;

  [[nodiscard]] const PuzzleEntry& puzzle(Day day, DayLevel level) const;

 private:
  std::array<std::vector<const PuzzleEntry*>, day_levels> by_level_;
};

}  // namespace mnk
