#include "engine/outcome.h"

#include <gtest/gtest.h>

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

TEST(Outcome, IsAWinForXOnEachOfTheEightLines) {
  for (const WonGame& won :
       {WonGame{"XXX OO. ...", "a1.b1.c1"}, WonGame{"OO. XXX ...", "a2.b2.c2"},
        WonGame{"OO. ... XXX", "a3.b3.c3"}, WonGame{"XO. XO. X..", "a1.a2.a3"},
        WonGame{"OX. OX. .X.", "b1.b2.b3"}, WonGame{"O.X O.X ..X", "c1.c2.c3"},
        WonGame{"XOO .X. ..X", "a1.b2.c3"}, WonGame{"OOX .X. X..", "c1.b2.a3"}}) {
    expect_won_by_each_last_move(won, x_wins);
  }
}

TEST(Outcome, IsAWinForOOnEachOfTheEightLines) {
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

TEST(Outcome, OfTheSixAntiCheatBoardsHoldsForTheirLegalForms) {
  EXPECT_EQ(board(Rules(), "XXX O.. .O.").outcome(), x_wins);
  EXPECT_EQ(board(Rules(), "XXO .XO ..O").outcome(), o_wins);
  EXPECT_EQ(board(Rules(), "XO. OX. ..X").outcome(), x_wins);
  EXPECT_EQ(board(Rules(), "XXO .OX O..").outcome(), o_wins);
  EXPECT_EQ(board(Rules(), "XOX OXO OXX").outcome(), x_wins) << "with the counts put right";
  EXPECT_EQ(board(Rules(), "XOX XXO OXO").outcome(), Outcome::draw());
}

TEST(Outcome, IsNoWinForTwoMarksAndAnEmptyCellOrForEmptyCells) {
  EXPECT_EQ(board(Rules(), "XX. OO. ...").outcome(), open_game);
  EXPECT_EQ(board(Rules(), "X.X O.O ...").outcome(), open_game);
  EXPECT_EQ(board(Rules(), ".XX .OO ...").outcome(), open_game);
  EXPECT_EQ(board(Rules(), "XXO OO. XX.").outcome(), open_game);
}

TEST(Outcome, OfALineOnTheLastEmptyCellIsAWinNotADraw) {
  Position position = board(Rules(), "XOX OXO OX.");
  ASSERT_EQ(position.empty_count(), 1);
  ASSERT_EQ(position.to_move(), Mark::X);
  ASSERT_TRUE(position.play(cell("c3")));
  EXPECT_EQ(position.empty_count(), 0);
  EXPECT_EQ(position.outcome(), x_wins);
  EXPECT_EQ(board(Rules(), "XOX OXO OXX").outcome(), x_wins) << "set up, too";
}

TEST(Outcome, OfALineOnTheLastEmptyCellIsAWinForOOnAnEvenBoard) {
  Position position = board(rules("4,1,2"), "XOX.");
  ASSERT_TRUE(position.play(cell("d1")));
  EXPECT_EQ(position.outcome(), Outcome::draw());
  Position won = board(rules("2,2,2"), "XO ..");
  ASSERT_TRUE(won.play(cell("a2")));
  EXPECT_EQ(won.outcome(), x_wins);
  Position last = board(rules("4,2,3"), "XOOX XXO.");
  ASSERT_EQ(last.to_move(), Mark::O);
  ASSERT_TRUE(last.play(cell("d2")));
  EXPECT_EQ(last.outcome(), Outcome::draw());
  Position line = board(rules("4,2,3"), "XXOX XOO.");
  ASSERT_EQ(line.to_move(), Mark::O);
  ASSERT_TRUE(line.play(cell("d2")));
  EXPECT_EQ(line.empty_count(), 0);
  EXPECT_EQ(line.outcome(), o_wins);
}

TEST(Outcome, IsADrawWithTheNinthMarkAndNotBefore) {
  Position position{Rules()};
  for (const auto* name : {"b2", "a1", "c1", "a3", "a2", "c2", "c3", "b3"}) {
    ASSERT_TRUE(position.play(cell(name)));
    EXPECT_EQ(position.outcome(), open_game) << "after " << name;
  }
  ASSERT_TRUE(position.play(cell("b1")));
  EXPECT_EQ(position.outcome(), Outcome::draw());
  EXPECT_TRUE(position.completed_lines().empty());
}

TEST(Outcome, OfABoardWithoutLinesIsADrawWhenFull) {
  Position position{rules("2,2,3")};
  for (const auto* name : {"a1", "b1", "a2"}) ASSERT_TRUE(position.play(cell(name)));
  EXPECT_EQ(position.outcome(), open_game);
  ASSERT_TRUE(position.play(cell("b2")));
  EXPECT_EQ(position.outcome(), Outcome::draw());
}

TEST(Outcome, WithOneInARowIsDecidedByTheFirstMark) {
  EXPECT_EQ(game(rules("3,3,1"), "b2").outcome(), x_wins);
  EXPECT_EQ(game(rules("1,1,1"), "a1").outcome(), x_wins) << "not a draw, though the board is full";
  EXPECT_EQ(game(rules("3,3,1,misere"), "b2").outcome(), o_wins);
}

TEST(Outcome, CountsARowLongerThanNeeded) {
  Position position = board(rules("5,2,3"), "XX.XX OOOO.");
  EXPECT_EQ(position.outcome(), o_wins) << "four in a row hold three";
  position = board(rules("5,2,3"), "XX.XX OO.OO");
  ASSERT_TRUE(position.play(cell("c1")));
  EXPECT_EQ(position.outcome(), x_wins);
  EXPECT_EQ(position.completed_lines().size(), 3u);
}

TEST(Outcome, ShowsEveryLineThatTheLastMoveCompleted) {
  const Position position = board(Rules(), "XXX XOO XOO");
  EXPECT_EQ(position.outcome(), x_wins);
  ASSERT_EQ(position.completed_lines().size(), 2u);
  EXPECT_EQ(to_text(position.completed_lines()[0]), "a1.b1.c1");
  EXPECT_EQ(to_text(position.completed_lines()[1]), "a1.a2.a3");
}

TEST(Outcome, ShowsNoLineWhileNoneIsComplete) {
  EXPECT_TRUE(Position{Rules()}.completed_lines().empty());
  EXPECT_TRUE(board(Rules(), "XX. OO. ...").completed_lines().empty());
}

TEST(Outcome, DoesNotJoinTheEndOfARowToTheNextOne) {
  EXPECT_EQ(board(Rules(), ".XX XOO ...").outcome(), open_game);
  EXPECT_EQ(board(rules("4,4,3"), "..XX X... OO.. .O..").outcome(), open_game);
  EXPECT_EQ(board(rules("4,4,3"), "...X X... .X.O ..OO").outcome(), open_game);
}

TEST(MisereOutcome, IsALossForTheSideThatCompletesALine) {
  const Position position = game(rules("3,3,3,misere"), "a1.a2.b1.b2.c1");
  EXPECT_EQ(position.outcome(), o_wins);
  ASSERT_EQ(position.completed_lines().size(), 1u);
  EXPECT_EQ(to_text(position.completed_lines().front()), "a1.b1.c1");
  EXPECT_EQ(game(rules("3,3,3,misere"), "a1.a2.b1.b2.c3.c2").outcome(), x_wins);
}

TEST(MisereOutcome, IsADrawWhenTheBoardFillsWithoutALine) {
  const Position position = game(rules("3,3,3,misere"), "b2.a1.c1.a3.a2.c2.c3.b3.b1");
  EXPECT_EQ(position.outcome(), Outcome::draw());
}

TEST(MisereOutcome, OfALineOnTheLastEmptyCellIsALossNotADraw) {
  EXPECT_EQ(board(rules("3,3,3,misere"), "XOX OXO OXX").outcome(), o_wins);
}

}  // namespace
}  // namespace mnk
