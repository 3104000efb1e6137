#include "puzzles/puzzle_service.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/notation.h"
#include "puzzles/database.h"
#include "support/file_text.h"

// The study in texts, as the page's worker speaks to it.
namespace mnk {
namespace {

std::string stock_file() { return test::file_text(TTT_PUZZLES); }

/// The service with the site's stock, and answers read.
class PuzzleServiceTest : public testing::Test {
 protected:
  std::string answer(const std::string& text) {
    auto said = service.handle(text);
    while (!said) said = service.poll();
    return *said;
  }
  void stock() { ASSERT_EQ(answer("stock\n" + stock_file()).find("error"), std::string::npos); }
  /// The text under a key of the last puzzle that was answered.
  static std::string puzzle_in(const std::string& json) {
    const std::string key = "\"puzzle\":\"";
    const std::size_t from = json.find(key) + key.size();
    return json.substr(from, json.find('"', from) - from);
  }
  static bool says(const std::string& json, const std::string& token) {
    return json.find(token) != std::string::npos;
  }

  PuzzleService service;
};

TEST_F(PuzzleServiceTest, SaysWhatItDoesNotUnderstand) {
  EXPECT_EQ(answer("dance"), R"({"error":"request"})");
  EXPECT_EQ(answer("day 2026-12-01"), R"({"error":"no_stock"})");
  EXPECT_EQ(answer("stock\nrules 3,3,3\nw9"), R"({"error":"stock"})");
  stock();
  EXPECT_EQ(answer("day 2026-02-30"), R"({"error":"date"})");
  EXPECT_EQ(answer("run 3,3,3.win.1.b3"), R"({"error":"puzzle"})");
  EXPECT_EQ(answer("run 3,3,3.win.1.b3.XXX/1O1/1O1"), R"({"error":"puzzle"})");
  EXPECT_EQ(answer("run 3,3,3.hold.1.b1.XXO/1X1/1O1"), R"({"error":"no_puzzle"})");
}

TEST_F(PuzzleServiceTest, GivesThreePuzzlesForADay) {
  stock();
  const std::string day = answer("day 2026-12-01");
  EXPECT_EQ(day, answer("day 2026-12-01"));
  EXPECT_NE(day, answer("day 2026-12-02"));
  EXPECT_TRUE(says(day, ".1.") || says(day, ".2.")) << day;
  EXPECT_TRUE(says(day, ".3.")) << day;
  EXPECT_TRUE(says(day, ".4.") || says(day, ".5.")) << day;
}

TEST_F(PuzzleServiceTest, PicksPuzzlesOfAThemeAndGradeOneAfterTheOther) {
  stock();
  std::set<std::string> picked;
  for (int number = 0; number < 30; ++number) {
    const std::string json = answer("pick win 3 " + std::to_string(number));
    EXPECT_TRUE(says(json, ".win.3.")) << json;
    picked.insert(json);
  }
  EXPECT_EQ(picked.size(), 30U);
  EXPECT_TRUE(says(answer("pick misere 5 1"), ",misere."));
  EXPECT_TRUE(says(answer("pick threats 5 1"), "15,15,5.threats.")) << "the nearest grade there is";
}

TEST_F(PuzzleServiceTest, MakesPuzzlesForEver) {
  for (const std::string subject : {"any", "win", "misere"}) {
    const std::string made = answer("make " + subject + " 2 7");
    EXPECT_EQ(made, answer("make " + subject + " 2 7"));
    EXPECT_TRUE(says(answer("run " + puzzle_in(made)), R"("stage":"asking")")) << made;
  }
}

TEST_F(PuzzleServiceTest, RunsAPuzzleByWhatWasDoneSoFar) {
  const std::string puzzle = "3,3,3.win.1.b1.XXO/1X1/1O1";
  EXPECT_TRUE(says(answer("run " + puzzle), R"("stage":"asking","rules":"3,3,3")"));
  EXPECT_TRUE(says(answer("run " + puzzle + " hint"), R"("hint":1)"));
  EXPECT_TRUE(says(answer("run " + puzzle + " give_up"), R"("stage":"given_up")"));
  EXPECT_EQ(answer("run " + puzzle + " a1"), R"({"error":"action"})") << "taken";
  EXPECT_EQ(answer("run " + puzzle + " retry"), R"({"error":"action"})");
}

TEST_F(PuzzleServiceTest, SaysWhyAWrongMoveIsWrongAndLetsOneTryAgain) {
  stock();
  int wrong = 0;
  for (int number = 0; number < 20; ++number) {
    const std::string puzzle = puzzle_in(answer("pick save 1 " + std::to_string(number)));
    const auto parsed = parse_puzzle_text(puzzle);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(to_puzzle_text(*parsed), puzzle);
    for (const Cell cell : parsed->position.available_moves()) {
      const std::string json = answer("run " + puzzle + " " + to_text(cell));
      if (!says(json, R"("stage":"wrong")")) continue;
      ++wrong;
      EXPECT_TRUE(says(json, R"("reply":")")) << json;
      EXPECT_TRUE(says(json, R"("result":"loss")")) << json;
      EXPECT_TRUE(says(json, R"("reasons":[{)")) << json;
      const std::string again = answer("run " + puzzle + " " + to_text(cell) + " retry");
      EXPECT_TRUE(says(again, R"("stage":"asking")")) << again;
      EXPECT_TRUE(says(again, R"("moves":[],"mistakes":1)")) << again;
    }
  }
  EXPECT_GT(wrong, 20);
}

TEST_F(PuzzleServiceTest, MakesAPuzzleOfAMistakeInAGame) {
  // The first reply beside the centre loses.
  const std::string made = answer("mistake 3,3,3 empty b2.b1");
  const std::string puzzle = puzzle_in(made);
  EXPECT_TRUE(puzzle.starts_with("3,3,3.own.")) << made;
  EXPECT_TRUE(puzzle.ends_with(".b2.3/1X1/3")) << made;
  const std::string asking = answer("run " + puzzle);
  EXPECT_TRUE(says(asking, R"("stage":"asking")")) << asking;
  EXPECT_TRUE(says(asking, R"("theme":"own")")) << asking;
  EXPECT_TRUE(says(asking, R"("turns":1,"answers":4)")) << asking;
  const std::string again = answer("run " + puzzle + " b1");
  EXPECT_TRUE(says(again, R"("stage":"wrong")")) << again;
  EXPECT_TRUE(says(again, R"("result":"loss")")) << again;
  // Every right move is taken, not the quickest alone.
  for (const std::string corner : {"a1", "c1", "a3", "c3"}) {
    const std::string solved = answer("run " + puzzle + " " + corner);
    EXPECT_TRUE(says(solved, R"("stage":"solved")")) << solved;
  }
  EXPECT_TRUE(says(answer("mistake 3,3,3 X../.O./... a3.b1"), R"("puzzle":"3,3,3.own.)"));
}

TEST_F(PuzzleServiceTest, MakesNoPuzzleOfWhatWasNoMistakeOrCannotBeProven) {
  for (const std::string game : {
           "3,3,3 empty b2.a1",            // a good move
           "3,3,3 empty b2",               // nobody has played before
           "3,3,3 empty b2.b2",            // taken
           "3,3,3 empty b2.d9",            // no cell
           "3,3,3 XXX/OO./... c2.c3",      // over
           "15,15,5 empty h8.a1",          // beyond solving
           "4,4,4,vanish empty b2.b1.a1",  // not solved
           "3,3,3 empty b2.b1.a1.a2"       // lost whatever is played
       }) {
    EXPECT_TRUE(says(answer("mistake " + game), R"({"error":"none"})")) << game;
  }
  EXPECT_EQ(answer("mistake 3,3,3 b2.b1"), R"({"error":"request"})");
  EXPECT_EQ(answer("pick own 1 1"), R"({"error":"no_stock"})");
  EXPECT_EQ(answer("make own 1 1"), R"({"error":"request"})");
}

}  // namespace
}  // namespace mnk
