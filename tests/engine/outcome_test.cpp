#include <gtest/gtest.h>

#include "engine/cell.h"
#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::game;
using test::rules;

constexpr Outcome open_game = Outcome::in_progress();
constexpr Outcome x_wins = Outcome::win(Mark::X);
constexpr Outcome o_wins = Outcome::win(Mark::O);

/// A board as anybody may draw it, also one that no play leads to.
Position any_board(std::string_view rows) {
  std::vector<std::optional<Mark>> marks;
  marks.reserve(rows.size());
  for (const char c : rows) {
    if (c == ' ') continue;
    marks.push_back(c == '.' ? std::nullopt : std::optional(c == 'X' ? Mark::X : Mark::O));
  }
  return {Rules(), std::move(marks)};
}

TEST(Outcome, IsOneOfFour) {
  EXPECT_FALSE(open_game.over());
  EXPECT_TRUE(Outcome::draw().over());
  EXPECT_TRUE(x_wins.over());
  EXPECT_TRUE(Outcome::draw().is_draw());
  EXPECT_FALSE(x_wins.is_draw());
  EXPECT_EQ(x_wins.winner(), Mark::X);
  EXPECT_EQ(o_wins.winner(), Mark::O);
  EXPECT_EQ(Outcome::draw().winner(), std::nullopt);
  EXPECT_EQ(open_game.winner(), std::nullopt);
}

struct WonGame {
  const char* drawing;
  const char* line;
};

/// The board of `end` with the mark on `last` not played yet.
Position before_last_move(const Position& end, Cell last) {
  std::string drawing = to_position_text(end);
  const int row_length = end.rules().columns() + 1;  // and the separator
  const int offset = last.row * row_length + last.column;
  drawing.at(static_cast<std::size_t>(offset)) = '.';
  return test::board(end.rules(), drawing);
}

/// Whichever cell of the line is played last must be seen to win.
void expect_won_by_each_last_move(const WonGame& won, Outcome outcome) {
  const Position end = board(Rules(), won.drawing);
  EXPECT_EQ(end.outcome(), outcome) << won.drawing;
  const std::vector<Line> lines = end.completed_lines();
  ASSERT_EQ(lines.size(), 1u) << won.drawing;
  EXPECT_EQ(to_text(lines.front()), won.line);
  for (const Cell last : lines.front()) {
    Position position = before_last_move(end, last);
    EXPECT_EQ(position.outcome(), open_game) << won.drawing;
    ASSERT_TRUE(position.play(last));
    EXPECT_EQ(position.outcome(), outcome) << won.drawing << " by " << to_text(last);
  }
}

TEST(Outcome, IsAWinOnEachOfTheEightLines) {
  for (const WonGame& won :
       {WonGame{"XXX OO. ...", "a1.b1.c1"}, WonGame{"OO. XXX ...", "a2.b2.c2"},
        WonGame{"OO. ... XXX", "a3.b3.c3"}, WonGame{"XO. XO. X..", "a1.a2.a3"},
        WonGame{"OX. OX. .X.", "b1.b2.b3"}, WonGame{"O.X O.X ..X", "c1.c2.c3"},
        WonGame{"XOO .X. ..X", "a1.b2.c3"}, WonGame{"OOX .X. X..", "c1.b2.a3"}}) {
    expect_won_by_each_last_move(won, x_wins);
  }
  for (const WonGame& won :
       {WonGame{"OOO XX. X..", "a1.b1.c1"}, WonGame{"XX. OOO X..", "a2.b2.c2"},
        WonGame{"XX. X.. OOO", "a3.b3.c3"}, WonGame{"OX. OX. O.X", "a1.a2.a3"},
        WonGame{"XO. XO. .OX", "b1.b2.b3"}, WonGame{"X.O X.O .XO", "c1.c2.c3"},
        WonGame{"OXX .O. X.O", "a1.b2.c3"}, WonGame{"XXO .O. O.X", "c1.b2.a3"}}) {
    expect_won_by_each_last_move(won, o_wins);
  }
}

/// The third tutorial's six boards. Most hold too few marks of the other side to come from play, so
/// they are set up cell by cell; the text parser refuses them, as it should.
TEST(Outcome, OfTheSixAntiCheatBoardsIsAsTheTutorialSays) {
  EXPECT_EQ(any_board("... ... ...").outcome(), open_game);
  EXPECT_EQ(any_board("XXX ... ...").outcome(), x_wins);
  EXPECT_EQ(any_board("..O ..O ..O").outcome(), o_wins);
  EXPECT_EQ(any_board("X.. .X. ..X").outcome(), x_wins);
  EXPECT_EQ(any_board("..O .O. O..").outcome(), o_wins);
  EXPECT_EQ(any_board("XOX OXO OXO").outcome(), Outcome::draw());
  EXPECT_EQ(any_board("XOX OXO OXO").outcome().winner(), std::nullopt);
}

struct Board {
  const char* rules;
  const char* drawing;
  Outcome outcome;
};

TEST(Outcome, OfABoardIsWhatItsLinesSay) {
  const std::vector<Board> boards{// The tutorial's six in their legal forms.
                                  {"3,3,3", "XXX O.. .O.", x_wins},
                                  {"3,3,3", "XXO .XO ..O", o_wins},
                                  {"3,3,3", "XO. OX. ..X", x_wins},
                                  {"3,3,3", "XXO .OX O..", o_wins},
                                  {"3,3,3", "XOX OXO OXX", x_wins},
                                  {"3,3,3", "XOX XXO OXO", Outcome::draw()},
                                  // Two marks and a free cell, and free cells, are no line.
                                  {"3,3,3", "XX. OO. ...", open_game},
                                  {"3,3,3", "X.X O.O ...", open_game},
                                  {"3,3,3", ".XX .OO ...", open_game},
                                  {"3,3,3", "XXO OO. XX.", open_game},
                                  // A row longer than needed has a line.
                                  {"5,2,3", "XX.XX OOOO.", o_wins},
                                  // The end of a row is not joined to the next one.
                                  {"3,3,3", ".XX XOO ...", open_game},
                                  {"4,4,3", "..XX X... OO.. .O..", open_game},
                                  {"4,4,3", "...X X... .X.O ..OO", open_game},
                                  {"3,3,3,misere", "XOX OXO OXX", o_wins}};
  for (const auto& [on, drawing, outcome] : boards) {
    EXPECT_EQ(board(rules(on), drawing).outcome(), outcome) << on << ' ' << drawing;
  }
}

struct LastMove {
  const char* rules;
  const char* drawing;
  const char* cell;
  Outcome outcome;
};

TEST(Outcome, OfALineOnTheLastEmptyCellIsAWinNotADraw) {
  for (const auto& [on, drawing, last, outcome] :
       {LastMove{"3,3,3", "XOX OXO OX.", "c3", x_wins},
        LastMove{"4,1,2", "XOX.", "d1", Outcome::draw()}, LastMove{"2,2,2", "XO ..", "a2", x_wins},
        LastMove{"4,2,3", "XOOX XXO.", "d2", Outcome::draw()},
        LastMove{"4,2,3", "XXOX XOO.", "d2", o_wins}}) {
    Position position = board(rules(on), drawing);
    EXPECT_EQ(position.outcome(), open_game) << drawing;
    ASSERT_TRUE(position.play(cell(last)));
    EXPECT_EQ(position.outcome(), outcome) << drawing;
  }
}

TEST(Outcome, OfAGameComesWithItsLastMove) {
  for (const auto& [on, moves, outcome] :
       {Board{"3,3,3", "b2.a1.c1.a3.a2.c2.c3.b3", open_game},
        Board{"3,3,3", "b2.a1.c1.a3.a2.c2.c3.b3.b1", Outcome::draw()},
        // Without lines it ends when the board is full.
        Board{"2,2,3", "a1.b1.a2", open_game}, Board{"2,2,3", "a1.b1.a2.b2", Outcome::draw()},
        // With one in a row it ends with the first mark, also where that fills the board.
        Board{"3,3,1", "b2", x_wins}, Board{"1,1,1", "a1", x_wins},
        Board{"3,3,1,misere", "b2", o_wins}, Board{"3,3,3,misere", "a1.a2.b1.b2.c1", o_wins},
        Board{"3,3,3,misere", "a1.a2.b1.b2.c3.c2", x_wins},
        Board{"3,3,3,misere", "b2.a1.c1.a3.a2.c2.c3.b3.b1", Outcome::draw()}}) {
    const Position position = game(rules(on), moves);
    EXPECT_EQ(position.outcome(), outcome) << on << ' ' << moves;
    EXPECT_EQ(position.completed_lines().empty(), !outcome.winner()) << on << ' ' << moves;
  }
}

TEST(Outcome, ShowsEveryLineThatTheLastMoveCompleted) {
  const Position corner = board(Rules(), "XXX XOO XOO");
  ASSERT_EQ(corner.completed_lines().size(), 2u);
  EXPECT_EQ(to_text(corner.completed_lines()[0]), "a1.b1.c1");
  EXPECT_EQ(to_text(corner.completed_lines()[1]), "a1.a2.a3");
  Position row = board(rules("5,2,3"), "XX.XX OO.OO");
  EXPECT_TRUE(row.completed_lines().empty());
  ASSERT_TRUE(row.play(cell("c1")));
  EXPECT_EQ(row.completed_lines().size(), 3u);
}

}  // namespace
}  // namespace mnk
