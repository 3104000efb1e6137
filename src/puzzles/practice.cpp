#include "puzzles/practice.h"

#include <algorithm>
#include <optional>

namespace mnk {

PracticeLevel after(const PracticeLevel& level, PuzzleOutcome outcome) {
  switch (outcome) {
    case PuzzleOutcome::solved:
      if (level.solved_in_a_row == 0) return {.grade = level.grade, .solved_in_a_row = 1};
      return {.grade = std::min(level.grade + 1, hardest_grade)};
    case PuzzleOutcome::helped:
      return {.grade = level.grade};
    case PuzzleOutcome::failed:
      break;
  }
  return {.grade = std::max(level.grade - 1, 1)};
}

int TimedPractice::grade() const { return std::min(1 + solved / 4, hardest_grade); }

TimedPractice after_time(TimedPractice practice, int milliseconds) {
  practice.left = std::max(practice.left - milliseconds, 0);
  return practice;
}

TimedPractice after_mistake(TimedPractice practice) {
  if (practice.over()) return practice;
  practice.in_a_row = 0;
  return after_time(practice, 10'000);
}

TimedPractice after_solving(TimedPractice practice) {
  if (practice.over()) return practice;
  ++practice.solved;
  ++practice.in_a_row;
  if (practice.in_a_row % 5 == 0) practice.left += 5'000;
  return practice;
}

int day_streak(std::span<const Day> days, Day today) {
  constexpr int week = 7;
  const auto solved = [&](int day) { return std::ranges::binary_search(days, Day{day}); };
  int streak = solved(today.number) ? 1 : 0;
  std::optional<int> missed;
  for (int day = today.number - 1;; --day) {
    if (solved(day)) {
      ++streak;
    } else if (missed && *missed - day < week) {
      return streak;
    } else {
      missed = day;
    }
  }
}

}  // namespace mnk
