#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "players/random.h"
#include "teaching/lesson_service.h"
#include "text/requests.h"
#include "vanish/naive_vanish.h"

// A teacher's lessons in the game whose marks vanish, as the page's worker asks about them.
namespace mnk {
namespace {

std::string lesson_told(std::string_view request) {
  LessonService service;
  return service.answer(words_of(request)).value_or("refused");
}

bool lesson_says(const std::string& answer, std::string_view part) {
  return answer.find(part) != std::string::npos;
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

TEST(VanishLesson, SaysHowAPositionStandsAndWhichMarkLeavesNext) {
  EXPECT_EQ(lesson_told("stand 3,3,3,vanish //X b2"),
            R"({"rules":"3,3,3,vanish","position":"b2//O","cells":"....X....","to_move":"O",)"
            R"("leaving":null,"over":false})");
  const std::string later = lesson_told("stand 3,3,3,vanish //X a1.b1.b2.c3.c2.a2.b3");
  EXPECT_TRUE(lesson_says(later, R"("position":"b2.c2.b3/b1.c3.a2/O")")) << later;
  EXPECT_TRUE(lesson_says(later, R"("cells":".O.OXX.XO","to_move":"O","leaving":"b1")")) << later;
}

TEST(VanishLesson, RefusesWhatCannotBeAndSaysWhy) {
  EXPECT_TRUE(lesson_says(lesson_told("stand 3,3,3,vanish ... -"),
                          R"("error":"position","detail":"marks_form")"));
  EXPECT_TRUE(lesson_says(lesson_told("stand 3,3,3,vanish a1.a2//X -"),
                          R"("error":"position","detail":"marks_counts")"));
  EXPECT_TRUE(lesson_says(lesson_told("stand 3,3,3,vanish //X b2.b2"),
                          R"("error":"moves","detail":"cell_taken")"));
  EXPECT_EQ(lesson_told("judge 3,3,3,vanish a1//O - a1"), R"({"error":"cell"})");
  EXPECT_EQ(lesson_told("values 3,3,3,vanish //X a1.a2.b1.b2.c1"), R"({"error":"over"})");
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
    EXPECT_TRUE(lesson_says(answer, R"("decided":true)")) << answer;
    EXPECT_EQ(cells_of(answer, "right"), right) << answer;
    const int result = values.at(board).result;
    won += result != 0 ? 1 : 0;
    const std::string_view winner = result == 0                     ? "draw"
                                    : (result > 0) == board.x_moves ? "X"
                                                                    : "O";
    EXPECT_TRUE(
        lesson_says(answer, R"("value":{"winner":")" + std::string(winner) + "\",\"plies\":"))
        << answer;
  }
  EXPECT_GT(won, 20) << "too few positions are won";
}

TEST(VanishLesson, JudgesAMoveWithReasonsAndAnswersIt) {
  const std::string position = "3,3,3,vanish a3.c2.c1/b3.b1/O c3";
  const std::string right = lesson_told("judge " + position + " b2");
  EXPECT_TRUE(lesson_says(right, R"("right":true,"over":false,"winner":"X")")) << right;
  const std::string wrong = lesson_told("judge " + position + " a1");
  EXPECT_TRUE(lesson_says(wrong, R"("right":false,"over":false)")) << wrong;
  EXPECT_TRUE(lesson_says(wrong, R"("reasons":[{)")) << wrong;
  const std::string reply = lesson_told("reply " + position + ".b2");
  EXPECT_TRUE(lesson_says(right, reply.substr(reply.find(R"("cell")") + 7, 4))) << reply;
}

}  // namespace
}  // namespace mnk
