#include "vanish/position.h"

#include <gtest/gtest.h>

#include "play.h"
#include "text/random.h"

namespace mnk::vanish {
namespace {

TEST(VanishRules, TakeBoardsUpToFourByFourWhereALineFitsAndACellStaysFree) {
  for (int columns = -1; columns <= 6; ++columns) {
    for (int rows = -1; rows <= 6; ++rows) {
      for (int k = -1; k <= 6; ++k) {
        const bool fits = columns >= 1 && columns <= 4 && rows >= 1 && rows <= 4 && k >= 2 &&
                          k <= 4 && (k <= columns || k <= rows) && columns * rows > 2 * k;
        EXPECT_EQ(Rules::make(columns, rows, k).has_value(), fits)
            << columns << ' ' << rows << ' ' << k;
      }
    }
  }
}

TEST(VanishRules, SayWhichNumberDoesNotFitAndWhatWould) {
  const auto in_a_row = Rules::make(3, 3, 4).error();
  EXPECT_EQ(in_a_row.field, RulesFault::Field::in_a_row);
  EXPECT_EQ(in_a_row.low, 2);
  EXPECT_EQ(in_a_row.high, 3);
  EXPECT_EQ(Rules::make(5, 3, 3).error().field, RulesFault::Field::columns);
  EXPECT_EQ(Rules::make(3, 5, 3).error().field, RulesFault::Field::rows);
  const auto none = Rules::make(2, 2, 2).error();
  EXPECT_LT(none.high, none.low);
}

TEST(VanishRules, ReadBackAsWritten) {
  for (const auto* text : {"3,3,3,vanish", "3,3,3,vanish,misere", "4,3,4,vanish", "4,4,2,vanish"}) {
    EXPECT_EQ(games::to_text(test::rules(text)), text);
  }
}

using test::game;

std::vector<Cell> cells(std::string_view text) {
  return games::parse_moves(text, games::AnyPosition(mnk::Rules())).value();
}

std::vector<Cell> list(std::span<const Cell> marks) { return {marks.begin(), marks.end()}; }

TEST(VanishPosition, LosesItsOldestMarkToTheFourthMove) {
  Position position = game("3,3,3,vanish", "a1.b1.b2.c3.a2.c2");
  EXPECT_EQ(position.next_removed(), cells("a1").front());
  ASSERT_TRUE(position.play(cells("c1").front()));
  EXPECT_FALSE(position.at(cells("a1").front()));
  EXPECT_EQ(list(position.marks(Mark::X)), cells("b2.a2.c1"));
  EXPECT_EQ(position.next_removed(), cells("b1").front());
}

TEST(VanishPosition, DoesNotFreeTheCellOfTheLeavingMarkInThatMove) {
  Position position = game("3,3,3,vanish", "a1.b1.b2.c3.a2.c2");
  EXPECT_EQ(position.play(cells("a1").front()), std::unexpected(Refusal::taken));
  ASSERT_TRUE(position.play(cells("c1").front()));
  EXPECT_FALSE(position.refusal(cells("a1").front()));
}

TEST(VanishPosition, JudgesTheLineAfterTheOldestMarkHasLeft) {
  // With a1 still there b2 and c3 would be a line; a1 leaves.
  const Position gone = game("3,3,3,vanish", "a1.a2.b2.b1.c1.a3.c3");
  EXPECT_FALSE(gone.outcome().over());
  const Position won = game("3,3,3,vanish", "b1.a2.a1.b3.b2.a3.c3");
  EXPECT_EQ(won.outcome(), Outcome::win(Mark::X));
  ASSERT_EQ(won.completed_lines().size(), 1U);
  EXPECT_EQ(won.completed_lines().front(), cells("a1.b2.c3"));
  EXPECT_TRUE(won.available_moves().empty());
  EXPECT_EQ(won.refusal(cells("c1").front()), Refusal::game_over);
}

TEST(VanishPosition, LosesByTheLineInMisere) {
  const Position end = game("3,3,3,vanish,misere", "a1.a2.b1.b2.c1");
  EXPECT_EQ(end.outcome(), Outcome::win(Mark::O));
}

/// Both sides go round four cells each: after eight plies everything stands as before.
std::string round(int plies) {
  const std::vector<std::string> x{"a1", "c1", "b2", "b3"};
  const std::vector<std::string> o{"b1", "a3", "c2", "a2"};
  std::string text;
  for (int ply = 0; ply < plies; ++ply) {
    if (ply > 0) text += '.';
    const auto step = static_cast<std::size_t>(ply / 2 % 4);
    text += ply % 2 == 0 ? x[step] : o[step];
  }
  return text;
}

TEST(VanishPosition, IsADrawTheThirdTimeItStandsThere) {
  Position position = game("3,3,3,vanish", round(6));
  EXPECT_EQ(position.repetitions(), 1);
  position = game("3,3,3,vanish", round(14));
  EXPECT_EQ(position.repetitions(), 2);
  EXPECT_FALSE(position.outcome().over());
  position = game("3,3,3,vanish", round(22));
  EXPECT_EQ(position.repetitions(), 3);
  EXPECT_TRUE(position.outcome().is_draw());
  EXPECT_FALSE(position.next_removed());
  position.take_back();
  EXPECT_FALSE(position.outcome().over());
  EXPECT_EQ(position.repetitions(), 2);
}

TEST(VanishPosition, IsAnotherWhenTheSameMarksCameInAnotherOrder) {
  const Position one = game("3,3,3,vanish", "a1.b1.b2.c3.c2.a3");
  const Position other = game("3,3,3,vanish", "b2.b1.a1.c3.c2.a3");
  EXPECT_FALSE(one == other);
  EXPECT_TRUE(one == game("3,3,3,vanish", "a1.b1.b2.c3.c2.a3"));
}

TEST(VanishPosition, ComesBackMarkByMarkWhateverVanished) {
  for (const auto* text : {"3,3,3,vanish", "4,4,3,vanish", "4,4,4,vanish,misere", "4,3,2,vanish"}) {
    Random random(7);
    for (int number = 0; number < 60; ++number) {
      Position position(test::rules(text));
      std::vector<Position> before;
      while (!position.outcome().over() && before.size() < 60) {
        before.push_back(position);
        const auto moves = position.available_moves();
        ASSERT_FALSE(moves.empty());
        ASSERT_TRUE(position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      }
      for (; !before.empty(); before.pop_back()) {
        position.take_back();
        ASSERT_EQ(position, before.back());
        ASSERT_EQ(position.outcome(), before.back().outcome());
        ASSERT_EQ(position.repetitions(), before.back().repetitions());
        ASSERT_EQ(position.history(), before.back().history());
        ASSERT_EQ(position.available_moves(), before.back().available_moves());
      }
    }
  }
}

TEST(VanishPosition, PlaysAsTheRulesWrittenOnceMoreDo) {
  for (const bool misere : {false, true}) {
    const Rules rules = Rules::make(4, 3, 3, misere).value();
    const naive::Vanish naive(4, 3, 3, misere);
    Random random(3);
    for (int number = 0; number < 200; ++number) {
      Position position(rules);
      naive::Board board;
      while (!position.outcome().over()) {
        const auto moves = position.available_moves();
        std::vector<int> indices;
        for (const Cell cell : moves) indices.push_back(rules.board().index(cell));
        ASSERT_EQ(indices, naive.moves(board));
        const Cell cell = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        ASSERT_TRUE(position.play(cell));
        board = naive.after(board, rules.board().index(cell));
        ASSERT_EQ(test::naive_board(position), board);
      }
      const int ended = naive.ended(board);
      const auto winner = position.outcome().winner();
      ASSERT_EQ(ended == 0, position.outcome().is_draw());
      if (winner) {
        ASSERT_EQ(ended > 0, *winner == position.to_move());
      }
    }
  }
}

TEST(VanishPosition, IsSetUpOnlyAsPlayCanReachIt) {
  const Rules rules;
  const auto set_up = [&](std::string_view x, std::string_view o, Mark side) {
    return Position::set_up(rules, cells(x), cells(o), side);
  };
  EXPECT_TRUE(set_up("a1.b2.a3", "b1.c1.c2", Mark::X));
  EXPECT_TRUE(set_up("a1.b2.a3", "b1.c1.c2", Mark::O));
  EXPECT_TRUE(set_up("a1", "", Mark::O));
  EXPECT_EQ(set_up("a1", "", Mark::X).error(), SetUpFault::counts);
  EXPECT_EQ(set_up("a1.b1.b2.c2", "a2.a3.c3", Mark::O).error(), SetUpFault::counts);
  EXPECT_EQ(set_up("a1", "a1", Mark::X).error(), SetUpFault::taken_twice);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2", Mark::X).error(), SetUpFault::counts);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2.a3", Mark::X).error(), SetUpFault::after_end);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2.a3", Mark::O)->outcome(), Outcome::win(Mark::X));
}

}  // namespace

}  // namespace mnk::vanish
