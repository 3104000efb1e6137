#include "teaching/lesson_service.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "text/requests.h"

// What is asked of a teacher's lessons, as the page's worker asks it.
namespace mnk {
namespace {

std::string told(std::string_view request) {
  LessonService service;
  return service.answer(words_of(request)).value_or("refused");
}

bool has(const std::string& text, std::string_view token) {
  return text.find(token) != std::string::npos;
}

TEST(LessonService, SaysHowAPositionStands) {
  EXPECT_EQ(told("stand 3,3,3 X../.O./... c3"),
            R"({"rules":"3,3,3","position":"X../.O./..X","cells":"X...O...X","to_move":"O",)"
            R"("leaving":null,"over":false})");
  EXPECT_EQ(told("stand 3,3,3 XX./OO./... c1"),
            R"({"rules":"3,3,3","position":"XXX/OO./...","cells":"XXXOO....","to_move":"O",)"
            R"("leaving":null,"over":true,"winner":"X","lines":[["a1","b1","c1"]]})");
}

TEST(LessonService, RefusesWhatCannotBeAndSaysWhy) {
  EXPECT_TRUE(has(told("stand 99,3,3 .../.../... -"),
                  R"("error":"rules","detail":"columns_out_of_range")"));
  EXPECT_TRUE(has(told("stand 3,3,3 XXX/.../... -"),
                  R"("error":"position","detail":"position_counts","at":0)"));
  EXPECT_TRUE(has(told("stand 3,3,3 X../... -"), R"("detail":"position_row_count")"));
  EXPECT_TRUE(has(told("stand 3,3,3 .../.../... b2.b2"),
                  R"("error":"moves","detail":"cell_taken","at":3,"piece":"b2")"));
  EXPECT_EQ(told("values 3,3,3 XXX/OO./... -"), R"({"error":"over"})");
  EXPECT_EQ(told("judge 3,3,3 X../.../... - a1"), R"({"error":"cell"})");
  for (const auto* const text : {"stand", "stand 3,3,3 .../.../...", "judge 3,3,3 .../.../... -",
                                 "values 3,3,3 .../.../... - -", "lesson 3,3,3"}) {
    EXPECT_EQ(told(text), "refused") << text;
  }
}

TEST(LessonService, KnowsWhoWinsAndWhichMovesKeepThat) {
  const std::string fork = told("values 3,3,3 X.O/..X/O.. -");
  EXPECT_TRUE(has(fork, R"("decided":true,"value":{"winner":"X","plies":3},"right":["b2"])"))
      << fork;
  const std::string corner = told("values 3,3,3 .../.../... a1");
  EXPECT_TRUE(has(corner, R"("value":{"winner":"draw","plies":8},"right":["b2"])")) << corner;
  EXPECT_TRUE(has(corner, R"({"cell":"b2","winner":"draw","plies":8})")) << corner;
}

TEST(LessonService, TakesASlowerWinForRight) {
  // c1 wins at once; what else keeps the win is right as well.
  const std::string values = told("values 3,3,3,misere O../.X./... -");
  EXPECT_TRUE(has(values, R"("right":["c3"])")) << values;
  const std::string slow = told("judge 4,4,3 XX../OO../..../.... - c2");
  EXPECT_TRUE(has(slow, R"("right":true)")) << slow;
}

TEST(LessonService, SaysWhatIsWrongWithAMoveAndWhatAnswersIt) {
  const std::string wrong = told("judge 3,3,3 XX./OO./... - c3");
  EXPECT_TRUE(has(wrong, R"("right":false,"over":false,"winner":"O")")) << wrong;
  EXPECT_TRUE(has(wrong, R"("reply":"c2")")) << wrong;
  EXPECT_TRUE(has(wrong, R"("kind":"allows_line")")) << wrong;
  const std::string right = told("judge 3,3,3 XX./OO./... - c1");
  EXPECT_TRUE(has(right, R"("right":true,"over":true,"winner":"X","plies":1)")) << right;
}

TEST(LessonService, SaysNothingOfWhatItCannotProve) {
  const std::string values = told("values 9,9,5 " + []() {
    std::string rows = ".........";
    for (int row = 1; row < 9; ++row) rows += "/.........";
    return rows;
  }() + " e5");
  EXPECT_TRUE(has(values, R"("decided":false)")) << values;
  EXPECT_TRUE(has(values, R"("value":{"winner":null,"plies":null})")) << values;
}

TEST(LessonService, PlaysOnPerfectly) {
  EXPECT_EQ(told("reply 3,3,3 .../.../... a1"), R"({"cell":"b2"})");
  EXPECT_EQ(told("reply 3,3,3 XX./OO./... c3"), R"({"cell":"c2"})");
}

}  // namespace
}  // namespace mnk
