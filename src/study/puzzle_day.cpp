#include "study/puzzle_day.h"

#include <algorithm>
#include <numeric>

#include "text/scan.h"

namespace mnk {
namespace {

/// A step that goes through all of so many things before it comes back, from board to board of a
/// stock that is sorted by board: close to the golden section of the number, and prime to it.
std::size_t step_through(std::size_t count) {
  std::size_t step = std::max(count * 618 / 1000, std::size_t{1});
  while (std::gcd(step, count) != 1) ++step;
  return step;
}

}  // namespace

std::optional<PuzzleCalendar> PuzzleCalendar::of(std::span<const StockedPuzzle> stock) {
  PuzzleCalendar calendar;
  for (const StockedPuzzle& puzzle : stock) {
    calendar.by_level_[static_cast<std::size_t>(day_level_of(puzzle.grade))].push_back(&puzzle);
  }
  if (calendar.days_without_repeat() == 0) return std::nullopt;
  return calendar;
}

std::size_t PuzzleCalendar::days_without_repeat() const {
  return std::ranges::min(by_level_, {}, [](const auto& puzzles) { return puzzles.size(); }).size();
}

const StockedPuzzle& PuzzleCalendar::puzzle(std::chrono::year_month_day day, DayLevel level) const {
  const auto& puzzles = by_level_[static_cast<std::size_t>(level)];
  const auto count = static_cast<std::int64_t>(puzzles.size());
  const std::int64_t days = std::chrono::sys_days(day).time_since_epoch().count();
  const std::int64_t place = (days % count + count) % count;
  const auto step = static_cast<std::int64_t>(step_through(puzzles.size()));
  return *puzzles[static_cast<std::size_t>(place * step % count)];
}

std::optional<std::chrono::year_month_day> parse_date(std::string_view text) {
  const std::vector<Piece> parts = split(text, '-');
  if (parts.size() != 3 || parts[0].text.size() != 4 || parts[1].text.size() != 2 ||
      parts[2].text.size() != 2) {
    return std::nullopt;
  }
  const auto year = parse_digits(parts[0].text);
  const auto month = parse_digits(parts[1].text);
  const auto day = parse_digits(parts[2].text);
  if (!year || !month || !day) return std::nullopt;
  const std::chrono::year_month_day date(std::chrono::year{*year},
                                         std::chrono::month{static_cast<unsigned>(*month)},
                                         std::chrono::day{static_cast<unsigned>(*day)});
  if (!date.ok()) return std::nullopt;
  return date;
}

}  // namespace mnk
