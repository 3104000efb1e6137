#include "teaching/lesson_service.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "text/random.h"
#include "text/requests.h"
#include "vanish/naive_vanish.h"

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

/// A request, and what its answer holds.
struct Told {
  const char* request;
  std::vector<const char*> pieces;
};

void expect_told(const std::vector<Told>& all) {
  for (const auto& [request, pieces] : all) {
    const std::string answer = told(request);
    for (const char* piece : pieces) EXPECT_TRUE(has(answer, piece)) << request << ": " << answer;
  }
}

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
       // c1 wins at once; what else keeps the win is right as well.
       {"judge 4,4,3 XX../OO../..../.... - c2", {R"("right":true)"}},
       // Nothing is said of what cannot be proven.
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
  EXPECT_TRUE(has(right, R"({"right":true,"value":"win")")) << right;
  const std::string reply = told("reply 3,3,3,vanish a3.c2.c1/b3.b1/O c3.b2");
  EXPECT_TRUE(has(right, reply.substr(reply.find(R"("cell")") + 7, 4))) << reply;
}

/// As positions are written.
std::string written(const naive::Board& board) {
  const auto marks = [](const std::vector<int>& cells) {
    std::string text;
    for (const int cell : cells) {
      if (!text.empty()) text += '.';
      text += to_text(Cell{.row = cell / 3, .column = cell % 3});
    }
    return text;
  };
  return marks(board.x) + "/" + marks(board.o) + (board.x_moves ? "/X" : "/O");
}

/// The cells of a list in an answer, in the order of the board.
std::vector<int> cells_of(const std::string& answer, const std::string& list) {
  std::vector<int> cells;
  const std::size_t begin = answer.find("\"" + list + "\":[");
  const std::string text = answer.substr(begin, answer.find(']', begin) - begin);
  for (std::size_t at = text.find('['); (at = text.find('"', at + 1)) != std::string::npos;
       at = text.find('"', at + 1)) {
    cells.push_back(((text[at + 2] - '1') * 3) + (text[at + 1] - 'a'));
  }
  std::ranges::sort(cells);
  return cells;
}

/// Held to a second program, which is written from the rules alone.
TEST(VanishLesson, KnowsWhichMovesKeepTheResult) {
  const naive::Vanish game(3, 3, 3, false);
  const auto values = game.values();
  Random random(7);
  LessonService service;
  int won = 0;
  for (int round = 0; round < 60; ++round) {
    naive::Board board;
    for (int ply = 0; ply < 3 + round % 12; ++ply) {
      const std::vector<int> moves = game.moves(board);
      if (moves.empty()) break;
      board = game.after(board, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const std::vector<int> moves = game.moves(board);
    if (moves.empty()) continue;
    std::vector<int> right;
    for (const int cell : moves) {
      if (-values.at(game.after(board, cell)).result == values.at(board).result) {
        right.push_back(cell);
      }
    }
    const std::string request = "values 3,3,3,vanish " + written(board) + " -";
    const std::string answer = service.answer(words_of(request)).value();
    EXPECT_TRUE(has(answer, R"("decided":true)")) << answer;
    EXPECT_EQ(cells_of(answer, "right"), right) << answer;
    const int result = values.at(board).result;
    won += result != 0 ? 1 : 0;
    const std::string_view winner = result == 0                     ? "draw"
                                    : (result > 0) == board.x_moves ? "X"
                                                                    : "O";
    EXPECT_TRUE(has(answer, R"("value":{"winner":")" + std::string(winner) + "\",\"plies\":"))
        << answer;
  }
  EXPECT_GT(won, 20) << "too few positions are won";
}

}  // namespace
}  // namespace mnk
