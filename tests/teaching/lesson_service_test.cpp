#include "teaching/lesson_service.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "search/solvers.h"
#include "support/exchange.h"
#include "text/requests.h"

namespace mnk {
namespace {

std::string told(std::string_view request) {
  games::Solvers solvers(std::size_t{8} << 20);
  LessonService service([&solvers]() -> games::Solvers& { return solvers; });
  return service.answer(words_of(request)).value_or("refused");
}

void expect_told(const std::vector<test::Exchange>& all) { test::expect_pieces(all, told); }

TEST(LessonService, SaysHowAPositionStandsAndWhichMarkLeavesNext) {
  expect_told(
      {{"stand 3,3,3 X../.O./... c3",
        {R"({"rules":"3,3,3","position":"X../.O./..X","cells":"X...O...X","to_move":"O",)"
         R"("leaving":null,"leaving_later":null,"over":false})"}},
       {"stand 3,3,3 XX./OO./... c1",
        {R"({"rules":"3,3,3","position":"XXX/OO./...","cells":"XXXOO....","to_move":"O",)"
         R"("leaving":null,"leaving_later":null,"over":true,"winner":"X","lines":[["a1","b1","c1"]]})"}},
       {"stand 3,3,3,vanish //X b2",
        {R"({"rules":"3,3,3,vanish","position":"b2//O","cells":"....X....","to_move":"O",)"
         R"("leaving":null,"leaving_later":null,"over":false})"}},
       {"stand 3,3,3,vanish //X a1.b1.b2.c3.c2.a2.b3",
        {R"("position":"b2.c2.b3/b1.c3.a2/O")",
         R"("cells":".O.OXX.XO","to_move":"O","leaving":"b1","leaving_later":"b2")"}}});
}

TEST(LessonService, RefusesWhatCannotBeAndSaysWhy) {
  expect_told(
      {{"stand 99,3,3 .../.../... -", {R"("error":"rules","detail":"columns_out_of_range")"}},
       {"stand 3,3,3 XXX/.../... -", {R"("error":"position","detail":"position_counts","at":0)"}},
       {"stand 3,3,3 X../... -", {R"("detail":"position_row_count")"}},
       {"stand 3,3,3 .../.../... b2.b2",
        {R"("error":"moves","detail":"cell_taken","at":3,"piece":"b2")"}},
       {"values 3,3,3 XXX/OO./... -", {R"({"error":"over"})"}},
       {"judge 3,3,3 X../.../... - a1", {R"({"error":"cell"})"}},
       {"stand 3,3,3,vanish ... -", {R"("error":"position","detail":"marks_form")"}},
       {"stand 3,3,3,vanish a1.a2//X -", {R"("error":"position","detail":"marks_counts")"}},
       {"stand 3,3,3,vanish //X b2.b2", {R"("error":"moves","detail":"cell_taken")"}},
       {"judge 3,3,3,vanish a1//O - a1", {R"({"error":"cell"})"}},
       {"values 3,3,3,vanish //X a1.a2.b1.b2.c1", {R"({"error":"over"})"}}});
  for (const auto* const text : {"stand", "stand 3,3,3 .../.../...", "judge 3,3,3 .../.../... -",
                                 "values 3,3,3 .../.../... - -", "lesson 3,3,3"}) {
    EXPECT_EQ(told(text), "refused") << text;
  }
}

TEST(LessonService, KnowsWhoWinsAndWhichMovesKeepThat) {
  expect_told(
      {{"values 3,3,3 X.O/..X/O.. -",
        {R"("decided":true,"value":{"winner":"X","plies":3},"right":["b2"])"}},
       {"values 3,3,3 .../.../... a1",
        {R"("value":{"winner":"draw","plies":8},"right":["b2"])",
         R"({"cell":"b2","winner":"draw","plies":8})"}},
       {"values 3,3,3,misere O../.X./... -", {R"("right":["c3"])"}},
       {"values 3,3,3,vanish //X -",
        {R"("decided":true,"value":{"winner":"X","plies":13},"right":["b1","a2","c2","b3"])"}},
       // c1 wins at once; other moves that keep the win are right as well.
       {"judge 4,4,3 XX../OO../..../.... - c2", {R"("right":true)"}},
       {"judge 10,10,5 "
        "O.O.O...../........../........../........../...XXX..../........../........../"
        "........../........../.......... - g4",
        {R"("right":true,"value":"win")", R"("slower":true)"}},
       // Whether d4 wins takes millions of nodes; that e6 is quicker takes none.
       {"judge 7,6,4,gravity ......./......./......./......./..OO.../..XX... - d4",
        {R"("slower":true)"}},
       // Claims nothing without proof.
       {"values 9,9,5 ........./........./........./........./........./........./........./"
        "........./......... e5",
        {R"("decided":false)", R"("value":{"winner":null,"plies":null})"}}});
}

TEST(LessonService, JudgesAMoveWithReasonsAndAnswersIt) {
  expect_told(
      {{"judge 3,3,3 XX./OO./... - c3",
        {R"({"right":false,"value":"loss","reply":"c2")", R"("kind":"allows_line")"}},
       {"judge 3,3,3 XX./OO./... - c1", {R"({"right":true,"value":"win","reply":null)"}},
       {"reply 3,3,3 .../.../... a1", {R"({"cell":"b2"})"}},
       {"reply 3,3,3 XX./OO./... c3", {R"({"cell":"c2"})"}},
       {"judge 3,3,3,vanish a3.c2.c1/b3.b1/O c3 a1", {R"({"right":false)", R"("reasons":[{)"}}});
  const std::string right = told("judge 3,3,3,vanish a3.c2.c1/b3.b1/O c3 b2");
  EXPECT_TRUE(right.contains(R"({"right":true,"value":"win")")) << right;
  const std::string reply = told("reply 3,3,3,vanish a3.c2.c1/b3.b1/O c3.b2");
  EXPECT_TRUE(right.contains(reply.substr(reply.find(R"("cell")") + 7, 4))) << reply;
}

}  // namespace
}  // namespace mnk
