#include "engine/position.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/cell.h"
#include "support/board.h"
#include "support/dice.h"
#include "support/engine_printers.h"
#include "support/naive_game.h"

/// Properties that hold at every ply of random games on boards of many shapes.
namespace mnk {
namespace {

using test::board;
using test::cell;
using test::game;
using test::marked;
using test::rules;

/// All that a caller can see of a position, to show that nothing changed.
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

TEST(Position, RefusesCellsOffTheBoard) {
  Position position = game(rules("4,2,2"), "a1");
  expect_refused(position, {.row = 2, .column = 0}, Refusal::off_the_board);
  expect_refused(position, {.row = 0, .column = 4}, Refusal::off_the_board);
  expect_refused(position, {.row = -1, .column = 0}, Refusal::off_the_board);
  expect_refused(position, {.row = 0, .column = -1}, Refusal::off_the_board);
}

TEST(Position, TakesNoMoveOnceTheGameIsWonOrDrawn) {
  Position position = game(Rules(), "a1.a2.b1.b2.c1");
  EXPECT_TRUE(position.available_moves().empty());
  for (const auto* name : {"c2", "a3", "b3", "c3", "a1"}) {
    expect_refused(position, cell(name), Refusal::game_over);
  }
  expect_refused(position, {.row = 9, .column = 9}, Refusal::game_over);
  Position drawn = game(rules("2,1,2"), "a1.b1");
  EXPECT_EQ(drawn.outcome(), Outcome::draw());
  expect_refused(drawn, cell("a1"), Refusal::game_over);
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

constexpr Outcome open_game = Outcome::in_progress();
constexpr Outcome x_wins = Outcome::win(Mark::X);
constexpr Outcome o_wins = Outcome::win(Mark::O);

/// The third tutorial's six boards. Most have too few marks of the other side to come from play, so
/// the test sets them up cell by cell; the text parser rightly refuses them.
TEST(Outcome, OfTheSixAntiCheatBoardsIsAsTheTutorialSays) {
  EXPECT_EQ(marked(Rules(), ".........").outcome(), open_game);
  EXPECT_EQ(marked(Rules(), "XXX......").outcome(), x_wins);
  EXPECT_EQ(marked(Rules(), "..O..O..O").outcome(), o_wins);
  EXPECT_EQ(marked(Rules(), "X...X...X").outcome(), x_wins);
  EXPECT_EQ(marked(Rules(), "..O.O.O..").outcome(), o_wins);
  EXPECT_EQ(marked(Rules(), "XOXOXOOXO").outcome(), Outcome::draw());
  EXPECT_EQ(marked(Rules(), "XOXOXOOXO").outcome().winner(), std::nullopt);
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

using test::Dice;
using test::naive_outcome;

/// Plays a random game to its end and calls `at_ply` at the start and after every move.
template <typename AtPly>
Position random_game(const Rules& rules, Dice& dice, AtPly at_ply) {
  Position position(rules);
  at_ply(position);
  while (!position.outcome().over()) {
    const auto moves = position.available_moves();
    EXPECT_EQ(std::ssize(moves), position.empty_count());
    EXPECT_TRUE(position.play(dice.pick(moves)));
    at_ply(position);
  }
  return position;
}

void expect_naive_outcome(const Position& position) {
  ASSERT_EQ(position.outcome(), naive_outcome(position)) << testing::PrintToString(position);
}

TEST(RandomPlay, FindsByTheLastMoveWhatANaiveScanFinds) {
  Dice dice(20240501);
  for (int i = 0; i < 1500; ++i) random_game(dice.rules(9), dice, expect_naive_outcome);
}

TEST(RandomPlay, FindsByTheLastMoveWhatANaiveScanFindsOnLargeBoards) {
  Dice dice(7);
  for (const auto* text : {"20,20,5", "15,15,5", "10,10,10", "20,2,4", "2,20,4", "19,1,3",
                           "10,10,5,misere", "20,20,6,misere"}) {
    for (int i = 0; i < 4; ++i) random_game(test::rules(text), dice, expect_naive_outcome);
  }
}

TEST(RandomPlay, ShowsLinesOfTheCompleterThroughTheLastMove) {
  Dice dice(3);
  for (int i = 0; i < 1000; ++i) {
    const Position end = random_game(dice.rules(7), dice, [](const Position&) {});
    EXPECT_EQ(end.completed_lines().empty(), end.outcome().is_draw());
    const Cell last = end.history().back();
    for (const Line& line : end.completed_lines()) {
      EXPECT_NE(std::ranges::find(line, last), line.end());
      for (const Cell cell : line) EXPECT_EQ(end.at(cell), end.at(last));
    }
  }
}

TEST(RandomPlay, CanBeTakenBackToTheStartFromEveryPly) {
  Dice dice(11);
  for (int i = 0; i < 60; ++i) {
    const Rules rules = dice.rules(7);
    std::vector<Position> path;
    random_game(rules, dice, [&](const Position& position) {
      path.push_back(position);
      Position back = position;
      for (std::size_t ply = path.size() - 1; ply > 0; --ply) {
        back.take_back();
        ASSERT_EQ(back, path[ply - 1]);
        ASSERT_EQ(back.history(), path[ply - 1].history());
        ASSERT_EQ(back.outcome(), path[ply - 1].outcome());
        ASSERT_EQ(back.to_move(), path[ply - 1].to_move());
        ASSERT_EQ(back.empty_count(), path[ply - 1].empty_count());
      }
      ASSERT_EQ(back, Position(rules));
    });
  }
}

}  // namespace
}  // namespace mnk
