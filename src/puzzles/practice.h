#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "puzzles/database.h"
#include "puzzles/puzzle.h"
#include "text/requests.h"

/// Practising: which puzzle comes next, and what counts. No clock: the caller says the time.
namespace mnk {

enum class PuzzleOutcome : std::uint8_t {
  solved,  ///< without a mistake, with no more than the first hint
  helped,  ///< with more hints, or after a mistake
  failed   ///< given up
};

/// Practice that follows how well one does: two puzzles solved in a row make the next one a grade
/// harder, one that failed a grade easier. Help changes nothing, but begins the count anew.
struct PracticeLevel {
  int grade = 1;            ///< of the next puzzle
  int solved_in_a_row = 0;  ///< at this grade: 0 or 1

  friend bool operator==(const PracticeLevel&, const PracticeLevel&) = default;
};
[[nodiscard]] PracticeLevel after(const PracticeLevel& level, PuzzleOutcome outcome);

/// Three minutes: a wrong move costs ten seconds, and every five puzzles solved in a row without
/// one give five back. Grades rise by one with every four that are solved.
struct TimedPractice {
  int left = 180'000;  ///< milliseconds
  int solved = 0;
  int in_a_row = 0;

  [[nodiscard]] bool over() const { return left <= 0; }
  [[nodiscard]] int grade() const;  ///< of the next puzzle

  friend bool operator==(const TimedPractice&, const TimedPractice&) = default;
};
/// Once it is over nothing changes any more.
[[nodiscard]] TimedPractice after_time(TimedPractice practice, int milliseconds);
[[nodiscard]] TimedPractice after_mistake(TimedPractice practice);
[[nodiscard]] TimedPractice after_solving(TimedPractice practice);

/// How many days with a puzzle there are in a row, up to today; today may be missing still. Of any
/// seven days in a row one may be missed, and is not counted. `days` must be sorted.
[[nodiscard]] int day_streak(std::span<const Day> days, Day today);

// The page's requests about all this. Each says all that it needs; the answer is a JSON object.

/// `GRADE IN_A_ROW OUTCOME`: the grade of the next puzzle.
[[nodiscard]] std::string next_grade(const RequestWords& words);
/// `LEFT SOLVED IN_A_ROW`, and perhaps `mistake` or `solved`: the three minutes after that.
[[nodiscard]] std::string timed(const RequestWords& words);
/// `TODAY DATE…`: the days in a row.
[[nodiscard]] std::string streak_of_days(const RequestWords& words);

}  // namespace mnk
