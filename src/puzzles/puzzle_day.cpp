#include "puzzles/puzzle_day.h"

#include <algorithm>
#include <numeric>

#include "text/scan.h"

namespace mnk {
namespace {

/// A step that goes through all of so many things before it comes back, from board to board of a
/// database that is sorted by board: close to the golden section of the number, and prime to it.
std::size_t step_through(std::size_t count) {
  std::size_t step = std::max(count * 618 / 1000, std::size_t{1});
  while (std::gcd(step, count) != 1) ++step;
  return step;
}

bool is_leap_year(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int days_of(int month, int year) {
  constexpr std::array days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap_year(year) ? 1 : 0);
}

/// Days from the first of the year 1 to the first of this one, in our calendar.
int days_before(int year) {
  const int years = year - 1;
  return 365 * years + years / 4 - years / 100 + years / 400;
}

}  // namespace

std::size_t place_in_walk(std::int64_t place, std::size_t count) {
  const auto things = static_cast<std::int64_t>(count);
  const std::int64_t from_first = (place % things + things) % things;
  return static_cast<std::size_t>(from_first * static_cast<std::int64_t>(step_through(count)) %
                                  things);
}

std::optional<PuzzleCalendar> PuzzleCalendar::of(std::span<const PuzzleEntry> database) {
  PuzzleCalendar calendar;
  for (const PuzzleEntry& puzzle : database) {
    calendar.by_level_[static_cast<std::size_t>(day_level_of(puzzle.grade))].push_back(&puzzle);
  }
  if (calendar.days_without_repeat() == 0) return std::nullopt;
  return calendar;
}

std::size_t PuzzleCalendar::days_without_repeat() const {
  return std::ranges::min(by_level_, {}, [](const auto& puzzles) { return puzzles.size(); }).size();
}

const PuzzleEntry& PuzzleCalendar::puzzle(Day day, DayLevel level) const {
  const auto& puzzles = by_level_[static_cast<std::size_t>(level)];
  return *puzzles[place_in_walk(day.number, puzzles.size())];
}

std::optional<Day> parse_date(std::string_view text) {
  const std::vector<Token> parts = split(text, '-');
  if (parts.size() != 3 || parts[0].text.size() != 4 || parts[1].text.size() != 2 ||
      parts[2].text.size() != 2) {
    return std::nullopt;
  }
  const auto year = parse_digits(parts[0].text);
  const auto month = parse_digits(parts[1].text);
  const auto day = parse_digits(parts[2].text);
  if (!year || !month || !day || *year < 1000 || *month < 1 || *month > 12 || *day < 1 ||
      *day > days_of(*month, *year)) {
    return std::nullopt;
  }
  int number = days_before(*year) - days_before(1970) + *day - 1;
  for (int before = 1; before < *month; ++before) number += days_of(before, *year);
  return Day{number};
}

}  // namespace mnk
