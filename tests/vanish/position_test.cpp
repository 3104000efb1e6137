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

/// registry/games_test.cpp covers numbers that do not fit other boards.
TEST(VanishRules, SayThatNoNumberInARowFitsTheSmallestBoards) {
  const auto none = Rules::make(2, 2, 2).error();
  EXPECT_EQ(none.field, RulesFault::Field::in_a_row);
  EXPECT_LT(none.high, none.low);
}

std::vector<Cell> cells(std::string_view text) {
  return parse_moves(text, games::AnyPosition(mnk::Rules())).value();
}

TEST(VanishPosition, PlaysAsTheRulesWrittenOnceMoreDo) {
  for (const bool misere : {false, true}) {
    const Rules rules = Rules::make(4, 3, 3, misere).value();
    const naive::Vanish naive(4, 3, 3, misere);
    Random random(3);
    for (int number = 0; number < 200; ++number) {
      Position position(rules);
      naive::Board board;
      std::vector<naive::Board> boards;
      while (!position.outcome().over()) {
        const auto moves = position.available_moves();
        std::vector<int> indices;
        for (const Cell cell : moves) indices.push_back(rules.board().index(cell));
        ASSERT_EQ(indices, naive.moves(board));
        const Cell cell = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        ASSERT_TRUE(position.play(cell));
        boards.push_back(board);
        board = naive.after(board, rules.board().index(cell));
        ASSERT_EQ(test::naive_board(position), board);
        const auto read = games::parse_any_position(to_position_text(position), rules);
        ASSERT_EQ(test::naive_board(read.value().as<Position>()), board);
      }
      const int ended = naive.ended(board);
      const auto winner = position.outcome().winner();
      ASSERT_EQ(ended == 0, position.outcome().is_draw());
      if (winner) {
        ASSERT_EQ(ended > 0, *winner == position.to_move());
      }
      for (; !boards.empty(); boards.pop_back()) {
        position.take_back();
        ASSERT_EQ(test::naive_board(position), boards.back());
        ASSERT_EQ(position.repetitions(), std::ranges::count(boards, boards.back()));
        ASSERT_FALSE(position.outcome().over());
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
  EXPECT_EQ(set_up("a1", "", Mark::X).error(), ParseError::Reason::marks_counts);
  EXPECT_EQ(set_up("a1.b1.b2.c2", "a2.a3.c3", Mark::O).error(), ParseError::Reason::marks_counts);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2", Mark::X).error(), ParseError::Reason::marks_counts);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2.a3", Mark::X).error(),
            ParseError::Reason::position_after_end);
  EXPECT_EQ(set_up("a1.b1.c1", "a2.b2.a3", Mark::O)->outcome(), Outcome::win(Mark::X));
}

}  // namespace
}  // namespace mnk::vanish
