#include "engine/position.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::game;
using test::rules;

/// What the caller can see of a position, to show that nothing changed.
struct Seen {
  std::string text;
  std::vector<Cell> history;
  Mark to_move;
  Outcome outcome;
  std::vector<Cell> available;

  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen see(const Position& position) {
  return {.text = to_position_text(position),
          .history = position.history(),
          .to_move = position.to_move(),
          .outcome = position.outcome(),
          .available = position.available_moves()};
}

void expect_refused(Position& position, Cell move, Refusal reason) {
  const Seen before = see(position);
  EXPECT_EQ(position.refusal(move), reason);
  const auto played = position.play(move);
  ASSERT_FALSE(played) << "at row " << move.row << ", column " << move.column;
  EXPECT_EQ(played.error(), reason);
  EXPECT_EQ(see(position), before);
}

TEST(Position, StartsEmptyWithXToMove) {
  const Position start{rules("4,3,3")};
  EXPECT_EQ(to_position_text(start), "..../..../....");
  EXPECT_EQ(start.to_move(), Mark::X);
  EXPECT_EQ(start.outcome(), Outcome::in_progress());
  EXPECT_EQ(start.mark_count(), 0);
  EXPECT_EQ(start.empty_count(), 12);
  EXPECT_EQ(start.available_moves().size(), 12u);
  EXPECT_TRUE(start.history().empty());
}

TEST(Position, SetsTheMarkOfTheSideToMoveAndPassesTheTurn) {
  Position position{Rules()};
  ASSERT_TRUE(position.play(cell("b2")));
  EXPECT_EQ(position, board(Rules(), "... .X. ..."));
  EXPECT_EQ(position.to_move(), Mark::O);
  ASSERT_TRUE(position.play(cell("c1")));
  EXPECT_EQ(position, board(Rules(), "..O .X. ..."));
  EXPECT_EQ(position.to_move(), Mark::X);
  EXPECT_EQ(position.mark_count(), 2);
  EXPECT_EQ(position.empty_count(), 7);
  EXPECT_EQ(to_text(position.history()), "b2.c1");
}

TEST(Position, OffersTheEmptyCellsInReadingOrder) {
  EXPECT_EQ(to_text(board(Rules(), "XO. .X. ..O").available_moves()), "c1.a2.c2.a3.b3");
}

TEST(Position, RefusesCellsOffTheBoard) {
  Position position = game(rules("4,2,2"), "a1");
  expect_refused(position, {.row = 2, .column = 0}, Refusal::off_the_board);
  expect_refused(position, {.row = 0, .column = 4}, Refusal::off_the_board);
  expect_refused(position, {.row = -1, .column = 0}, Refusal::off_the_board);
  expect_refused(position, {.row = 0, .column = -1}, Refusal::off_the_board);
}

TEST(Position, RefusesATakenCellToBothSides) {
  Position position = game(Rules(), "b2");
  expect_refused(position, cell("b2"), Refusal::taken);
  ASSERT_TRUE(position.play(cell("a1")));
  expect_refused(position, cell("b2"), Refusal::taken);
  expect_refused(position, cell("a1"), Refusal::taken);
}

TEST(Position, LeavesTheTurnWithThePlayerWhoseMoveWasRefused) {
  Position position = game(Rules(), "b2");
  ASSERT_FALSE(position.play(cell("b2")));
  ASSERT_TRUE(position.play(cell("a1")));
  EXPECT_EQ(position, board(Rules(), "O.. .X. ..."));
}

TEST(Position, TakesNoMoveOnceTheGameIsWon) {
  Position position = game(Rules(), "a1.a2.b1.b2.c1");
  EXPECT_TRUE(position.available_moves().empty());
  for (const auto* name : {"c2", "a3", "b3", "c3"}) {
    expect_refused(position, cell(name), Refusal::game_over);
  }
  expect_refused(position, cell("a1"), Refusal::game_over);
  expect_refused(position, {.row = 9, .column = 9}, Refusal::game_over);
}

TEST(Position, TakesNoMoveOnceTheGameIsDrawn) {
  Position position = game(rules("2,1,2"), "a1.b1");
  EXPECT_EQ(position.outcome(), Outcome::draw());
  expect_refused(position, cell("a1"), Refusal::game_over);
}

TEST(Position, AfterAMoveIsACopyAndLeavesTheOriginal) {
  const Position before = game(rules("3,3,3"), "b2.a1");
  const Position after = before.after(cell("c3"));
  EXPECT_EQ(see(after), see(game(rules("3,3,3"), "b2.a1.c3")));
  EXPECT_EQ(see(before), see(game(rules("3,3,3"), "b2.a1")));
}

TEST(Position, TakesBackAMove) {
  Position position = game(Rules(), "b2.a1.c3");
  position.take_back();
  EXPECT_EQ(see(position), see(game(Rules(), "b2.a1")));
}

TEST(Position, GoesOnAfterTakingBackTheWinningMove) {
  Position position = game(Rules(), "a1.a2.b1.b2.c1");
  ASSERT_EQ(position.outcome(), Outcome::win(Mark::X));
  position.take_back();
  EXPECT_EQ(position.outcome(), Outcome::in_progress());
  ASSERT_TRUE(position.play(cell("c3")));
  ASSERT_TRUE(position.play(cell("c2")));
  EXPECT_EQ(position.outcome(), Outcome::win(Mark::O));
}

TEST(Position, ThatWasSetUpGoesOnFromThere) {
  Position position = board(Rules(), "XO. .X. ..O");
  EXPECT_EQ(position.to_move(), Mark::X);
  EXPECT_EQ(position.empty_count(), 5);
  EXPECT_TRUE(position.history().empty());
  ASSERT_TRUE(position.play(cell("c1")));
  EXPECT_EQ(to_text(position.history()), "c1");
  position.take_back();
  EXPECT_EQ(position, board(Rules(), "XO. .X. ..O"));
}

TEST(Position, IsTheSameHoweverItCameAbout) {
  EXPECT_EQ(game(Rules(), "a1.b1.c1"), game(Rules(), "c1.b1.a1"));
  EXPECT_NE(game(Rules(), "a1.b1"), game(Rules(), "b1.a1"));
  EXPECT_NE(Position{rules("3,3,3")}, Position{rules("3,3,3,misere")});
}

}  // namespace
}  // namespace mnk
