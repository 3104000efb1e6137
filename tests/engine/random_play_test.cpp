#include <gtest/gtest.h>

#include <algorithm>

#include "support/board.h"
#include "support/dice.h"
#include "support/engine_printers.h"
#include "support/naive_scan.h"

/// Properties that hold at every ply of random games on boards of many shapes.
namespace mnk {
namespace {

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

TEST(RandomPlay, FindsByTheLastMoveWhatANaiveScanFinds) {
  Dice dice(20240501);
  for (int i = 0; i < 1500; ++i) {
    random_game(dice.rules(9), dice, [](const Position& position) {
      ASSERT_EQ(position.outcome(), naive_outcome(position)) << testing::PrintToString(position);
    });
  }
}

TEST(RandomPlay, FindsByTheLastMoveWhatANaiveScanFindsOnLargeBoards) {
  Dice dice(7);
  for (const auto* text : {"20,20,5", "15,15,5", "10,10,10", "20,2,4", "2,20,4", "19,1,3",
                           "10,10,5,misere", "20,20,6,misere"}) {
    for (int i = 0; i < 4; ++i) {
      random_game(test::rules(text), dice, [](const Position& position) {
        ASSERT_EQ(position.outcome(), naive_outcome(position)) << testing::PrintToString(position);
      });
    }
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

TEST(RandomPlay, ReadsBackAsWrittenAtEveryPly) {
  Dice dice(13);
  for (int i = 0; i < 200; ++i) {
    const Rules rules = dice.rules(8);
    ASSERT_EQ(parse_rules(to_text(rules)).value(), rules);
    random_game(rules, dice, [&](const Position& position) {
      const auto read = parse_position(to_position_text(position), rules);
      ASSERT_TRUE(read) << testing::PrintToString(position);
      ASSERT_EQ(*read, position);
      ASSERT_EQ(read->outcome(), position.outcome());
      ASSERT_EQ(read->to_move(), position.to_move());
      ASSERT_EQ(parse_moves(to_text(position.history()), rules).value(), position.history());
    });
  }
}

TEST(RandomPlay, RefusesEveryTakenCellAtEveryPly) {
  Dice dice(17);
  for (int i = 0; i < 200; ++i) {
    random_game(dice.rules(6), dice, [&](const Position& position) {
      for (int index = 0; index < position.rules().cell_count(); ++index) {
        const Cell cell = position.rules().cell(index);
        const bool may_be_played = !position.at(cell) && !position.outcome().over();
        ASSERT_EQ(!position.refusal(cell), may_be_played);
      }
    });
  }
}

}  // namespace
}  // namespace mnk
