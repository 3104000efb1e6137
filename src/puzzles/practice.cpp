#include "puzzles/practice.h"

#include <algorithm>
#include <array>
#include <optional>

#include "puzzles/database.h"
#include "solver/insertion_sort.h"
#include "text/json_writer.h"
#include "text/scan.h"

namespace mnk {
namespace {

std::optional<PuzzleOutcome> parse_outcome(std::string_view text) {
  if (text == "solved") return PuzzleOutcome::solved;
  if (text == "helped") return PuzzleOutcome::helped;
  if (text == "failed") return PuzzleOutcome::failed;
  return std::nullopt;
}

}  // namespace

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

std::string next_grade(const RequestWords& words) {
  if (words.size() != 3) return error_answer("request");
  const auto grade = parse_grade(words[0]);
  const auto in_a_row = parse_digits(words[1]);
  const auto outcome = parse_outcome(words[2]);
  if (!grade || !in_a_row || *in_a_row > 1 || !outcome) return error_answer("request");
  const PracticeLevel next = after({.grade = *grade, .solved_in_a_row = *in_a_row}, *outcome);
  JsonWriter json;
  json.begin_object().key("grade").value(next.grade);
  json.key("in_a_row").value(next.solved_in_a_row).end_object();
  return json.text();
}

std::string timed(const RequestWords& words) {
  constexpr std::size_t event_at = 3;
  if (words.size() < event_at) return error_answer("request");
  std::array<int, event_at> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = parse_digits(words[i]);
    if (!number) return error_answer("request");
    numbers.at(i) = *number;
  }
  TimedPractice practice{.left = numbers[0], .solved = numbers[1], .in_a_row = numbers[2]};
  if (words.size() == event_at + 1 && words[event_at] == "mistake") {
    practice = after_mistake(practice);
  } else if (words.size() == event_at + 1 && words[event_at] == "solved") {
    practice = after_solving(practice);
  } else if (words.size() != event_at) {
    return error_answer("request");
  }
  JsonWriter json;
  json.begin_object().key("left").value(practice.left).key("solved").value(practice.solved);
  json.key("in_a_row").value(practice.in_a_row).key("grade").value(practice.grade());
  json.end_object();
  return json.text();
}

std::string streak_of_days(const RequestWords& words) {
  std::vector<Day> days;
  for (const std::string_view word : words) {
    const auto day = parse_date(word);
    if (!day) return error_answer("date");
    days.push_back(*day);
  }
  if (days.empty()) return error_answer("date");
  const Day today = days.front();
  days.erase(days.begin());
  insertion_sort(days);
  JsonWriter json;
  json.begin_object().key("days").value(day_streak(days, today)).end_object();
  return json.text();
}

}  // namespace mnk
