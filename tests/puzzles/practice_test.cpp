#include "puzzles/practice.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

// Which puzzle comes next, the three minutes, and the streak of days.
namespace mnk {
namespace {

constexpr int second = 1'000;

PracticeLevel practised(PracticeLevel level, const std::vector<PuzzleOutcome>& outcomes) {
  for (const PuzzleOutcome outcome : outcomes) level = after(level, outcome);
  return level;
}

TEST(Practice, GetsHarderAfterTwoSolvedInARowAndEasierAfterAFailure) {
  using enum PuzzleOutcome;
  EXPECT_EQ(practised({}, {solved}).grade, 1);
  EXPECT_EQ(practised({}, {solved, solved}).grade, 2);
  EXPECT_EQ(practised({}, {solved, helped, solved}).grade, 1) << "help begins the count anew";
  EXPECT_EQ(practised({}, {solved, solved, solved, failed}).grade, 1);
  EXPECT_EQ(practised({.grade = 3}, {failed, solved}).grade, 2);
}

TEST(Practice, StaysWithinTheGrades) {
  EXPECT_EQ(practised({}, std::vector(20, PuzzleOutcome::solved)).grade, hardest_grade);
  EXPECT_EQ(practised({}, std::vector(20, PuzzleOutcome::failed)).grade, 1);
}

TEST(TimedPractice, EndsAfterThreeMinutesAndMistakesShortenIt) {
  TimedPractice practice = after_time({}, 169 * second);
  EXPECT_FALSE(practice.over());
  EXPECT_FALSE(after_time(practice, 10 * second).over());
  EXPECT_TRUE(after_mistake(after_time(practice, 1 * second)).over());
  EXPECT_TRUE(after_time(practice, 11 * second).over());
}

TEST(TimedPractice, GivesTimeForFiveInARowAndRaisesTheGrade) {
  TimedPractice practice;
  for (int i = 0; i < 4; ++i) practice = after_solving(practice);
  EXPECT_EQ(practice.left, 180 * second);
  EXPECT_EQ(practice.grade(), 2);
  EXPECT_EQ(after_solving(practice).left, 185 * second);
  practice = after_solving(after_mistake(practice));
  EXPECT_EQ(practice.left, 170 * second) << "no longer in a row";
  EXPECT_EQ(practice.solved, 5);
}

TEST(TimedPractice, CountsNothingOnceItIsOver) {
  const TimedPractice over = after_time({.solved = 3}, 180 * second);
  EXPECT_EQ(after_solving(over), over);
  EXPECT_EQ(after_mistake(over), over);
}

/// Days as a word: `x` with a puzzle, `.` without; the last one is today.
int streak(std::string_view word) {
  constexpr int today = 20'000;
  std::vector<Day> days;
  const int count = static_cast<int>(word.size());
  for (int i = 0; i < count; ++i) {
    if (word[static_cast<std::size_t>(i)] == 'x') days.push_back({today - (count - 1 - i)});
  }
  return day_streak(days, {today});
}

TEST(DayStreak, SurvivesOneMissedDayAWeek) {
  EXPECT_EQ(streak("xxx"), 3);
  EXPECT_EQ(streak("xxx."), 3) << "today may still come";
  EXPECT_EQ(streak("xx.xx"), 4);
  EXPECT_EQ(streak("xx..xx"), 2);
  EXPECT_EQ(streak("xx.x.xx"), 3) << "two in one week";
  EXPECT_EQ(streak("xx.xxxxx.x"), 6) << "the sixth day after the one before";
  EXPECT_EQ(streak("xx.xxxxxx.x"), 9) << "the seventh day after the one before";
  EXPECT_EQ(streak(""), 0);
  EXPECT_EQ(streak("x.."), 1);
  EXPECT_EQ(streak("x..."), 0);
}

}  // namespace
}  // namespace mnk
