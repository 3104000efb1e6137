#include "study/puzzle_practice.h"

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

TimedPractice after_time(TimedPractice practice, std::chrono::milliseconds passed) {
  practice.left = std::max(practice.left - passed, std::chrono::milliseconds(0));
  return practice;
}

TimedPractice after_mistake(TimedPractice practice) {
  if (practice.over()) return practice;
  practice.in_a_row = 0;
  return after_time(practice, std::chrono::seconds(10));
}

TimedPractice after_solving(TimedPractice practice) {
  if (practice.over()) return practice;
  ++practice.solved;
  ++practice.in_a_row;
  if (practice.in_a_row % 5 == 0) practice.left += std::chrono::seconds(5);
  return practice;
}

int day_streak(std::span<const std::chrono::sys_days> days, std::chrono::sys_days today) {
  constexpr std::chrono::days week(7);
  const auto solved = [&](std::chrono::sys_days day) {
    return std::ranges::binary_search(days, day);
  };
  int streak = solved(today) ? 1 : 0;
  std::optional<std::chrono::sys_days> missed;
  for (auto day = today - std::chrono::days(1);; day -= std::chrono::days(1)) {
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
