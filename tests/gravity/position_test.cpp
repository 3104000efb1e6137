#include "gravity/position.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "play.h"
#include "support/engine_printers.h"

namespace mnk::gravity {
namespace {

TEST(GravityRules, TakeBoardsUpToTenByTenAndAnyNumberInARow) {
  for (int columns = -1; columns <= 12; ++columns) {
    for (int rows = -1; rows <= 12; ++rows) {
      for (int k = -1; k <= 22; ++k) {
        const bool fits =
            columns >= 1 && columns <= 10 && rows >= 1 && rows <= 10 && k >= 1 && k <= 20;
        EXPECT_EQ(Rules::make(columns, rows, k).has_value(), fits)
            << columns << ' ' << rows << ' ' << k;
      }
    }
  }
}

TEST(GravityRules, SayWhichNumberIsOutOfRangeAndAreWrittenWithTheirOption) {
  const auto fault = [](std::string_view text) {
    return told(game().make_board(split_rules(text).value(), false).error());
  };
  EXPECT_EQ(fault("11,6,4"), R"(columns_out_of_range at 0 "11" 1..10)");
  EXPECT_EQ(fault("7,0,4"), R"(rows_out_of_range at 2 "0" 1..10)");
  EXPECT_EQ(fault("7,6,21"), R"(in_a_row_out_of_range at 4 "21" 1..20)");
  EXPECT_EQ(games::to_text(Rules()), "7,6,4,gravity");
  EXPECT_EQ(games::to_text(test::rules("4,5,4", true)), "4,5,4,gravity,misere");
}

using test::cell;
using test::play;
using test::rules;

/// Sequences as in every perft of the game, positions as in OEIS A212693.
TEST(GravityPosition, HasTheKnownNumbersOfSequencesAndPositionsOnSevenBySix) {
  using Known = std::pair<std::uint64_t, std::size_t>;
  std::map<std::string, std::uint64_t> boards{{to_position_text(Position(Rules())), 1}};
  for (const auto& [sequences, positions] :
       {Known(1, 1), Known(7, 7), Known(49, 49), Known(343, 238), Known(2'401, 1'120),
        Known(16'807, 4'263), Known(117'649, 16'422), Known(823'536, 54'859),
        Known(5'673'234, 184'275)}) {
    std::uint64_t all = 0;
    std::map<std::string, std::uint64_t> next;
    for (const auto& [board, ways] : boards) {
      all += ways;
      const Position position(Rules(), parse_marks(board, Rules().board()).value());
      for (const Cell move : position.available_moves()) {
        next[to_position_text(position.after(move))] += ways;
      }
    }
    EXPECT_EQ(Known(all, boards.size()), Known(sequences, positions));
    boards = std::move(next);
  }
}

TEST(GravityPosition, RefusesFloatingTakenAndOutsideCellsAndEveryOneOfAFullColumn) {
  Position position = play(Rules(), "d");
  EXPECT_EQ(position.play(cell("d4")), std::unexpected(Refusal::floating));
  EXPECT_EQ(position.play(cell("a1")), std::unexpected(Refusal::floating));
  EXPECT_EQ(position.play(cell("d6")), std::unexpected(Refusal::taken));
  EXPECT_EQ(position.play({.row = 6, .column = 0}), std::unexpected(Refusal::off_the_board));
  EXPECT_EQ(position.play({.row = 0, .column = 7}), std::unexpected(Refusal::off_the_board));
  EXPECT_EQ(position.history().size(), 1U);
  const Position full = play(Rules(), "dddddd");
  EXPECT_FALSE(full.landing(3));
  EXPECT_EQ(full.refusal(cell("d1")), Refusal::column_full);
  EXPECT_EQ(full.refusal(cell("d6")), Refusal::column_full);
  EXPECT_EQ(full.available_moves().size(), 6U);
}

TEST(GravityPosition, EndsWithALineAndTakesNoMoveAfterIt) {
  const Position won = play(Rules(), "dededed");
  EXPECT_EQ(won.outcome(), Outcome::win(Mark::X));
  EXPECT_EQ(won.refusal(cell("a6")), Refusal::game_over);
  EXPECT_FALSE(won.landing(0));
  EXPECT_TRUE(won.available_moves().empty());
  ASSERT_EQ(won.completed_lines().size(), 1U);
}

TEST(GravityPosition, TakesEveryMoveOfARandomGameBack) {
  std::mt19937 random(7);
  for (int game = 0; game < 50; ++game) {
    std::vector<Position> before;
    Position position{Rules()};
    while (!position.outcome().over()) {
      before.push_back(position);
      const std::vector<Cell> moves = position.available_moves();
      (void)position.play(moves[random() % moves.size()]);
      const naive::Gravity naive(7, 6, 4, false);
      const char mover = letter(opponent(position.to_move()));
      EXPECT_EQ(position.outcome().winner().has_value(),
                naive.has_line(test::naive_board(position), mover));
    }
    while (!before.empty()) {
      position.take_back();
      EXPECT_EQ(position, before.back());
      EXPECT_EQ(position.available_moves(), before.back().available_moves());
      before.pop_back();
    }
  }
}

ParseError::Reason fault(std::string_view numbers, std::string_view text) {
  return parse_position(text, rules(numbers)).error().reason;
}

TEST(GravityPosition, IsRefusedWhenPlayCannotReachIt) {
  using Reason = ParseError::Reason;
  EXPECT_EQ(fault("3,3,3", ".X./.../..."), Reason::position_floating);
  EXPECT_EQ(fault("3,3,3", ".../X../O.."), Reason::position_order);
  EXPECT_EQ(fault("3,3,3", ".../.../XX."), Reason::position_counts);
  EXPECT_EQ(fault("3,3,3", ".../OOO/XXX"), Reason::position_both_completed);
  // A mark of O covers X's line in each of its columns, so the line was there before.
  EXPECT_EQ(fault("4,3,3", "..../OXO./XXXO"), Reason::position_after_end);
  EXPECT_EQ(fault("3,3,3", ".../..."), Reason::position_row_count);
  EXPECT_EQ(parse_position(".../.../?..", rules("3,3,3")).error().offset, 8U);
  EXPECT_EQ(told(parse_position(".../.X./...", rules("3,3,3")).error()),
            R"(position_floating at 5 "X" 0..0)");
}

/// All boards without floating marks, against all that play reaches.
TEST(GravityPosition, IsReadExactlyWhenPlayReachesItOnSmallBoards) {
  for (const auto* numbers : {"3,3,3", "2,4,2", "3,3,2", "4,2,3"}) {
    const Rules small = rules(numbers);
    std::set<std::string> reached;
    test::for_each_position(
        small, [&](const Position& position) { reached.insert(to_position_text(position)); });
    std::size_t read = 0;
    const int cells = small.cell_count();
    int boards = 1;
    for (int i = 0; i < cells; ++i) boards *= 3;
    for (int number = 0; number < boards; ++number) {
      Marks marks;
      for (int i = 0, left = number; i < cells; ++i, left /= 3) {
        constexpr std::array kinds = {std::optional<Mark>(), std::optional(Mark::X),
                                      std::optional(Mark::O)};
        marks.push_back(kinds[static_cast<std::size_t>(left % 3)]);
      }
      const std::string text = mnk::to_position_text(marks, small.board());
      const auto found = parse_position(text, small);
      const bool is_read = found && to_position_text(*found) == text;
      EXPECT_EQ(is_read, reached.contains(text)) << numbers << ' ' << text;
      read += is_read ? 1U : 0U;
    }
    EXPECT_EQ(read, reached.size());
    EXPECT_EQ(counting().count(small.board()).at(4),
              std::pair(std::string_view("positions"), reached.size()));
  }
}

}  // namespace
}  // namespace mnk::gravity
