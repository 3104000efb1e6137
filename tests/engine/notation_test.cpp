#include "engine/notation.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::rules;
using Reason = ParseError::Reason;

ParseError rules_error(std::string_view text) { return parse_rules(text).error(); }

ParseError cell_error(std::string_view text, std::string_view on = "3,3,3") {
  return parse_cell(text, rules(on)).error();
}

TEST(RulesText, IsThreeNumbersAndPerhapsMisere) {
  EXPECT_EQ(to_text(Rules()), "3,3,3");
  EXPECT_EQ(parse_rules("3,3,3"), Rules());
  EXPECT_EQ(parse_rules("7,5,4"), Rules::make(7, 5, 4).value());
  EXPECT_EQ(parse_rules("3,3,3,misere"), Rules::make(3, 3, 3, true).value());
  EXPECT_EQ(to_text(Rules::make(3, 2, 1, true).value()), "3,2,1,misere");
}

TEST(RulesText, ReadsBackAsWrittenForAllRules) {
  for (int columns = 1; columns <= 20; ++columns) {
    for (int rows = 1; rows <= 20; ++rows) {
      for (int k = 1; k <= 20; ++k) {
        for (const bool misere : {false, true}) {
          const Rules game = Rules::make(columns, rows, k, misere).value();
          ASSERT_EQ(parse_rules(to_text(game)), game);
        }
      }
    }
  }
}

TEST(RulesText, WithTooFewOrTooManyPartsIsWrongAsAWhole) {
  for (const auto* text : {"", "3", "3,3", "3,3,3,misere,3", "3 3 3", "3x3x3"}) {
    EXPECT_EQ(rules_error(text), (ParseError{.reason = Reason::rules_form, .found = text}));
  }
}

TEST(RulesText, SaysWhichPartIsNotANumber) {
  EXPECT_EQ(rules_error("x,3,3"), (ParseError{.reason = Reason::rules_form, .found = "x"}));
  EXPECT_EQ(rules_error("3,,3"),
            (ParseError{.reason = Reason::rules_form, .offset = 2, .found = ""}));
  EXPECT_EQ(rules_error("3,3,-3"),
            (ParseError{.reason = Reason::rules_form, .offset = 4, .found = "-3"}));
  EXPECT_EQ(rules_error("3, 3,3"),
            (ParseError{.reason = Reason::rules_form, .offset = 2, .found = " 3"}));
  EXPECT_EQ(rules_error("3,3,3.5"),
            (ParseError{.reason = Reason::rules_form, .offset = 4, .found = "3.5"}));
  EXPECT_EQ(rules_error("3,3,3,normal"),
            (ParseError{.reason = Reason::rules_form, .offset = 6, .found = "normal"}));
  EXPECT_EQ(rules_error("3,3,3,"),
            (ParseError{.reason = Reason::rules_form, .offset = 6, .found = ""}));
}

TEST(RulesText, SaysWhichNumberIsOutOfRangeAndWhatTheRangeIs) {
  EXPECT_EQ(rules_error("0,3,3"), (ParseError{.reason = Reason::columns_out_of_range,
                                              .offset = 0,
                                              .found = "0",
                                              .low = 1,
                                              .high = 20}));
  EXPECT_EQ(
      rules_error("10,21,3"),
      (ParseError{
          .reason = Reason::rows_out_of_range, .offset = 3, .found = "21", .low = 1, .high = 20}));
  EXPECT_EQ(rules_error("3,3,999999999,misere"),
            (ParseError{.reason = Reason::in_a_row_out_of_range,
                        .offset = 4,
                        .found = "999999999",
                        .low = 1,
                        .high = 20}));
  EXPECT_EQ(rules_error("99999999999999999999,3,3"),
            (ParseError{.reason = Reason::columns_out_of_range,
                        .offset = 0,
                        .found = "99999999999999999999",
                        .low = 1,
                        .high = 20}));
}

TEST(CellName, IsAColumnLetterAndARowNumberFromTheTop) {
  EXPECT_EQ(to_text(Cell{.row = 0, .column = 0}), "a1");
  EXPECT_EQ(to_text(Cell{.row = 0, .column = 2}), "c1");
  EXPECT_EQ(to_text(Cell{.row = 19, .column = 19}), "t20");
  EXPECT_EQ(parse_cell("c1", Rules()), (Cell{.row = 0, .column = 2}));
  EXPECT_EQ(parse_cell("A3", Rules()), (Cell{.row = 2, .column = 0})) << "capitals are understood";
}

TEST(CellName, ReadsBackAsWrittenForAllCells) {
  const Rules largest = rules("20,20,5");
  for (int index = 0; index < largest.cell_count(); ++index) {
    const Cell cell = largest.cell(index);
    EXPECT_EQ(parse_cell(to_text(cell), largest), cell);
  }
}

TEST(CellName, OfAnyOtherFormIsNoCell) {
  for (const auto* text : {"", "b", "2", "2b", "bb", "b-1", "b 2", " b2", "b2 ", "@1", "[1", "`1",
                           "{1", "b+2", "b2.", "\u00e91"}) {
    EXPECT_EQ(cell_error(text), (ParseError{.reason = Reason::cell_form, .found = text}));
  }
}

TEST(CellName, OffTheBoardIsToldTheBoardsSize) {
  for (const auto* text : {"d1", "a4", "z1", "a0", "a999999999", "a99999999999999999999"}) {
    EXPECT_EQ(
        cell_error(text),
        (ParseError{
            .reason = Reason::cell_off_board, .offset = 0, .found = text, .low = 3, .high = 3}));
  }
  EXPECT_EQ(
      cell_error("a5", "10,4,3"),
      (ParseError{
          .reason = Reason::cell_off_board, .offset = 0, .found = "a5", .low = 10, .high = 4}));
}

TEST(MovesText, JoinsCellNamesByDots) {
  EXPECT_EQ(to_text(std::vector<Cell>{}), "");
  EXPECT_EQ(to_text(parse_moves("b2.a1.c3", Rules()).value()), "b2.a1.c3");
  EXPECT_EQ(to_text(parse_moves("B2.A1", Rules()).value()), "b2.a1");
  EXPECT_TRUE(parse_moves("", Rules()).value().empty());
}

TEST(MovesText, IsReplayedFromThePositionThatWasSetUp) {
  const Position start = test::board(Rules(), "XO. .X. ...");
  EXPECT_EQ(to_text(parse_moves("c3.a3", start).value()), "c3.a3");
  const auto taken = parse_moves("c3.a1", start);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().error,
            (ParseError{.reason = Reason::cell_taken, .offset = 3, .found = "a1"}));
  EXPECT_EQ(to_text(taken.error().legal_prefix), "c3");
  EXPECT_EQ(parse_moves("c3", test::board(Rules(), "XXX OO. ...")).error().error.reason,
            Reason::game_over);
}

void expect_moves_error(std::string_view text, const ParseError& error, std::string_view prefix) {
  const auto moves = parse_moves(text, Rules());
  ASSERT_FALSE(moves) << text;
  EXPECT_EQ(moves.error().error, error) << text;
  EXPECT_EQ(to_text(moves.error().legal_prefix), prefix) << text;
}

TEST(MovesText, KeepsTheLegalMovesBeforeAPieceThatIsNoCell) {
  expect_moves_error("b2.a1.c3.", {.reason = Reason::cell_form, .offset = 9, .found = {}},
                     "b2.a1.c3");
  expect_moves_error("b2..c3", {.reason = Reason::cell_form, .offset = 3, .found = {}}, "b2");
  expect_moves_error(".b2", {.reason = Reason::cell_form, .offset = 0, .found = {}}, "");
  expect_moves_error("b2,a1", {.reason = Reason::cell_form, .found = "b2,a1"}, "");
  expect_moves_error(
      "b2.e5", {.reason = Reason::cell_off_board, .offset = 3, .found = "e5", .low = 3, .high = 3},
      "b2");
}

TEST(MovesText, KeepsTheLegalMovesBeforeATakenCell) {
  expect_moves_error("b2.a1.b2.c3", {.reason = Reason::cell_taken, .offset = 6, .found = "b2"},
                     "b2.a1");
}

TEST(MovesText, KeepsTheLegalMovesBeforePlayAfterTheEnd) {
  expect_moves_error("a1.a2.b1.b2.c1.c2",
                     {.reason = Reason::game_over, .offset = 15, .found = "c2"}, "a1.a2.b1.b2.c1");
  expect_moves_error("b2.a1.c1.a3.a2.c2.c3.b3.b1.a1",
                     {.reason = Reason::game_over, .offset = 27, .found = "a1"},
                     "b2.a1.c1.a3.a2.c2.c3.b3.b1");
}

}  // namespace
}  // namespace mnk
