#include <gtest/gtest.h>

#include "console/prompt.h"
#include "registry/games.h"
#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk::console {
namespace {

using mnk::test::cell;
using mnk::test::rules;

Cell cell_of(std::string_view line, const Rules& on = Rules(), int first = 1) {
  return std::get<Cell>(parse_move_input(line, on, first).value());
}

TEST(MoveInput, TakesTheNineLetterKeysOnThreeByThree) {
  const std::string keys = "qweasdzxc";
  for (int index = 0; index < 9; ++index) {
    const std::string key(1, keys.at(static_cast<std::size_t>(index)));
    EXPECT_EQ(cell_of(key), Rules().cell(index)) << key;
  }
  EXPECT_EQ(cell_of("X"), cell("b3")) << "the key, whatever mark is to move";
  EXPECT_EQ(cell_of("Q"), cell("a1"));
}

TEST(MoveInput, TakesARowAndAColumn) {
  EXPECT_EQ(cell_of("1 2"), cell("b1"));
  EXPECT_EQ(cell_of("2,1"), cell("a2"));
  EXPECT_EQ(cell_of(" 3 ,\t3 "), cell("c3"));
  EXPECT_EQ(cell_of("0 1", Rules(), 0), cell("b1"));
  EXPECT_EQ(cell_of("3 10", rules("10,4,3")), cell("j3"));
}

TEST(MoveInput, TakesCellNamesOnEveryBoard) {
  EXPECT_EQ(cell_of("b2"), cell("b2"));
  EXPECT_EQ(cell_of("  C1\r"), cell("c1"));
  EXPECT_EQ(cell_of("t20", rules("20,20,5")), cell("t20"));
  EXPECT_EQ(cell_of("a1", Rules(), 0), cell("a1")) << "names never change";
}

TEST(MoveInput, TakesALetterOrANumberAsAColumnWhereMarksFall) {
  const auto on = [](std::string_view line, int first = 1) {
    return parse_move_input(line, games::parse_any_rules("7,6,4,gravity").value(), first);
  };
  const auto column = [](char letter) {
    return std::variant<Cell, Order>(cell(std::string(1, letter) + "1"));
  };
  EXPECT_EQ(on("d").value(), column('d'));
  EXPECT_EQ(on("D").value(), column('d'));
  EXPECT_EQ(on("7").value(), column('g'));
  EXPECT_EQ(on("0", 0).value(), column('a'));
  EXPECT_EQ(std::get<Cell>(on("d6").value()), cell("d6"));
  EXPECT_EQ(on("8").error(), "Column '8' is out of range: 1 to 7.\n");
  EXPECT_EQ(on("h").error(), "'h' is off the board: columns are a to g, rows 1 to 6.\n");
  const auto small = games::parse_any_rules("3,3,3,gravity").value();
  EXPECT_EQ(std::get<Cell>(parse_move_input("c", small, 1).value()), cell("c1"))
      << "no key of the nine, which stand for cells";
}

TEST(MoveInput, ThatFitsNoFormIsNotUnderstood) {
  for (const std::string line : {"b2b", "1.5", "b-1", "?", "b 2"}) {
    EXPECT_EQ(parse_move_input(line, Rules(), 1).error(),
              "'" + line + "' is not a cell: type 'help' to see how to enter a move.\n");
  }
}

TEST(BoardDrawing, HasNumbersFromZeroAndALineInBrackets) {
  const games::AnyPosition position(mnk::test::board(rules("2,2,2"), "XO X."));
  EXPECT_EQ(draw_board(position, {cell("a1"), cell("a2")}, 0),
            "   a  b\n"
            "1 [X] O   0-1\n"
            "2 [X] .   2-3\n");
}

}  // namespace
}  // namespace mnk::console
