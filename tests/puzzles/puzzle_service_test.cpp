#include "puzzles/puzzle_service.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/notation.h"
#include "puzzles/database.h"
#include "support/exchange.h"
#include "support/files.h"

// The service through texts, as the page's worker uses it.
namespace mnk {
namespace {

/// The text of the puzzle in an answer.
std::string puzzle_in(const std::string& json) {
  const std::string key = "\"puzzle\":\"";
  const std::size_t from = json.find(key) + key.size();
  return json.substr(from, json.find('"', from) - from);
}

/// The service and its parsed answers.
class PuzzleServiceTest : public testing::Test {
 protected:
  std::string answer(const std::string& text) {
    auto said = service.handle(text);
    while (!said) said = service.poll();
    return *said;
  }
  void expect_all(const std::vector<test::Exchange>& all) {
    test::expect_pieces(all, [&](const std::string& request) { return answer(request); });
  }
  void take_database() {
    const std::string told = answer("stock\n" + test::file_text(TTT_PUZZLES));
    ASSERT_FALSE(told.contains("error")) << told;
  }

  PuzzleService service;
};

TEST_F(PuzzleServiceTest, SaysWhatItDoesNotUnderstand) {
  expect_all({{"pick own 1 1", {R"({"error":"no_stock"})"}},
              {"day 2026-12-01", {R"({"error":"no_stock"})"}},
              {"stock\nrules 3,3,3\nw9", {R"({"error":"stock"})"}}});
  take_database();
  expect_all({{"day 2026-02-30", {R"({"error":"date"})"}}});
  const std::vector<std::pair<const char*, std::vector<const char*>>> refused{
      {"request",
       {"dance", "run", "mistake 3,3,3 b2.b1", "make own 1 1", "make 3,3,3,vanish.win 3",
        "make 3,3,3.win", "make 3,3,3,vanish.misere 3 1", "make 15,15,5.win 3 1",
        "make 15,15,5.any 3 1", "make 15,15,5.threats 3 1", "make 3,3,3,vanish.threats 3 1",
        "make 3,3,3,vanish.win 0 1", "make 3,3,3,vanish 3 1", "make 4,4,3,vanish.win 3 1"}},
      {"puzzle",
       {"run 3,3,3.win.1.b3", "run 3,3,3.win.1.b3.XXX/1O1/1O1",
        "run 3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1", "run 3,3,3,vanish.win.6.c3.a3.c2.c1/b3.b1/O",
        "run 3,3,3,vanish.threats.3.c1.a3.c2.c1/b3.b1/O", "run 4,4,4,vanish.win.3.c3.//X"}},
      {"no_puzzle",
       {"run 3,3,3.hold.1.b1.XXO/1X1/1O1", "run 3,3,3,vanish.hold.3.c3.a3.c2.c1/b3.b1/O"}},
      {"too_large", {"run 4,4,3,vanish.win.3.a1.//X"}},
      {"action",
       {"run 3,3,3.win.1.b1.XXO/1X1/1O1 a1", "run 3,3,3.win.1.b1.XXO/1X1/1O1 retry",
        "run 3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O b2 b3 a1"}},
      {"none",
       {"mistake 3,3,3 empty b2.a1",            // a good move
        "mistake 3,3,3 empty b2",               // no move before it
        "mistake 3,3,3 empty b2.b2",            // taken
        "mistake 3,3,3 empty b2.d9",            // not on the board
        "mistake 3,3,3 XXX/OO./... c2.c3",      // over
        "mistake 15,15,5 empty h8.a1",          // too large to solve
        "mistake 4,4,4,vanish empty b2.b1.a1",  // not solved
        "mistake 3,3,3 empty b2.b1.a1.a2"}}};   // every move loses
  for (const auto& [error, requests] : refused) {
    for (const char* request : requests) {
      EXPECT_EQ(answer(request), R"({"error":")" + std::string(error) + R"("})") << request;
    }
  }
}

TEST_F(PuzzleServiceTest, GivesThreePuzzlesForADay) {
  take_database();
  const std::string day = answer("day 2026-12-01");
  EXPECT_EQ(day, answer("day 2026-12-01"));
  EXPECT_NE(day, answer("day 2026-12-02"));
  EXPECT_TRUE(day.contains(".1.") || day.contains(".2.")) << day;
  EXPECT_TRUE(day.contains(".3.")) << day;
  EXPECT_TRUE(day.contains(".4.") || day.contains(".5.")) << day;
}

TEST_F(PuzzleServiceTest, PicksPuzzlesOfAThemeAndGradeOneAfterTheOther) {
  take_database();
  std::set<std::string> picked;
  for (int number = 0; number < 30; ++number) {
    const std::string json = answer("pick win 3 " + std::to_string(number));
    EXPECT_TRUE(json.contains(".win.3.") && !json.contains("misere")) << json;
    picked.insert(json);
  }
  EXPECT_EQ(picked.size(), 30U);
  expect_all({{"pick misere 5 1", {",misere."}},
              {"pick threats 5 1", {"15,15,5.threats."}},  // the nearest grade in the stock
              {"pick 7,6,4,gravity 2 1", {R"("7,6,4,gravity.)", R"("grade":2)"}},
              {"pick 9,9,5 2 1", {R"({"error":"none"})"}}});
}

TEST_F(PuzzleServiceTest, MakesPuzzlesOfTheKindAndGradeThatAreWantedForEver) {
  for (const std::string request :
       {"any 2 7", "win 2 7", "misere 2 7", "3,3,3,vanish.win 3 17", "3,3,3,vanish.hold 3 17",
        "3,3,3,vanish.save 3 17", "3,3,3,vanish.trap 3 17", "3,3,3,vanish.any 3 17"}) {
    const std::string made = answer("make " + request);
    EXPECT_EQ(made, answer("make " + request));
    const std::string rules = request.substr(0, request.find('.') + 1);
    EXPECT_TRUE(puzzle_in(made).starts_with(rules)) << made;
    EXPECT_TRUE(rules.empty() || made.contains(R"("grade":3)")) << made;
    EXPECT_TRUE(answer("run " + puzzle_in(made)).contains(R"("stage":"asking")")) << made;
  }
}

TEST_F(PuzzleServiceTest, GoesOnMakingAPuzzleWhileOtherRulesAreAskedAbout) {
  const std::string request = "make 3,3,3,vanish.win 3 1";
  const std::string expected = answer(request);
  EXPECT_EQ(service.handle(request), std::nullopt);
  EXPECT_EQ(service.handle("run 3,3,2,vanish.win.1.a1.//X"), R"({"error":"no_puzzle"})");
  std::optional<std::string> made;
  while (!made) made = service.poll();
  EXPECT_EQ(made, expected);
}

TEST_F(PuzzleServiceTest, RunsAPuzzleByWhatWasDoneSoFar) {
  const std::string run = "run 3,3,3.win.1.b1.XXO/1X1/1O1";
  const std::string vanishing = "run 3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O";
  expect_all({{run, {R"("stage":"asking","rules":"3,3,3")"}},
              {run + " hint", {R"("hint":1)"}},
              {run + " give_up", {R"("stage":"given_up")"}},
              {vanishing,
               {R"("before":"a3.c2.c1/b3.b1/O")", R"("last":"c3","side":"X","theme":"win")",
                R"("moves":[])"}},
              {vanishing + " b2", {R"("moves":["b2","a3"])"}},
              {vanishing + " a1",
               {R"("stage":"wrong")", R"("mistake":{"cell":"a1","reply":")", R"("line":["a1",")"}},
              {vanishing + " hint hint hint", {R"("hinted":["b2"])"}},
              {vanishing + " give_up", {R"("line":["b2")"}}});
}

TEST_F(PuzzleServiceTest, SaysWhyAWrongMoveIsWrongAndLetsOneTryAgain) {
  take_database();
  int wrong = 0;
  for (int number = 0; number < 20; ++number) {
    const std::string puzzle = puzzle_in(answer("pick save 1 " + std::to_string(number)));
    const auto parsed = parse_puzzle_text(puzzle);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(to_puzzle_text(*parsed), puzzle);
    for (const Cell cell : parsed->position.available_moves()) {
      const std::string run = "run " + puzzle + " " + to_text(cell);
      if (!answer(run).contains(R"("stage":"wrong")")) continue;
      ++wrong;
      expect_all({{run, {R"("reply":")", R"("result":"loss")", R"("reasons":[{)"}},
                  {run + " retry", {R"("stage":"asking")", R"("moves":[],"mistakes":1)"}}});
    }
  }
  EXPECT_GT(wrong, 20);
}

TEST_F(PuzzleServiceTest, MakesAPuzzleOfAMistakeInAGame) {
  // The reply beside the centre loses.
  const std::string puzzle = puzzle_in(answer("mistake 3,3,3 empty b2.b1"));
  EXPECT_TRUE(puzzle.starts_with("3,3,3.own.")) << puzzle;
  EXPECT_TRUE(puzzle.ends_with(".b2.3/1X1/3")) << puzzle;
  const std::string run = "run " + puzzle;
  expect_all({{run, {R"("stage":"asking")", R"("theme":"own")", R"("turns":1,"answers":4)"}},
              {run + " b1", {R"("stage":"wrong")", R"("result":"loss")"}},
              // It accepts every right move, not just the quickest.
              {run + " a1", {R"("stage":"solved")"}},
              {run + " c1", {R"("stage":"solved")"}},
              {run + " a3", {R"("stage":"solved")"}},
              {run + " c3", {R"("stage":"solved")"}},
              {"mistake 3,3,3 X../.O./... a3.b1", {R"("puzzle":"3,3,3.own.)"}}});
}

}  // namespace
}  // namespace mnk
