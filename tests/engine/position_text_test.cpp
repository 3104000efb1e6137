#include "engine/position_text.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::game;
using test::rules;
using Reason = ParseError::Reason;

ParseError error(std::string_view text, std::string_view on = "3,3,3") {
  return parse_position(text, rules(on)).error();
}

/// An error of the whole text.
ParseError whole(std::string_view text, Reason reason, int low = 0, int high = 0) {
  return {.reason = reason, .offset = 0, .found = std::string(text), .low = low, .high = high};
}

TEST(PositionText, ShowsTheRowsFromTheTop) {
  EXPECT_EQ(to_position_text(Position{rules("4,2,2")}), "..../....");
  EXPECT_EQ(to_position_text(game(Rules(), "a1.b1.b2.c3")), "XO./.X./..O");
}

TEST(PositionText, ReadsCapitalAndSmallMarks) {
  EXPECT_EQ(parse_position("xo./.X./..O", Rules()), game(Rules(), "a1.b1.b2.c3"));
}

TEST(PositionText, WithTooFewOrTooManyRowsSaysHowManyAreWanted) {
  EXPECT_EQ(error(""), whole("", Reason::position_row_count, 3, 1));
  EXPECT_EQ(error(".../..."), whole(".../...", Reason::position_row_count, 3, 2));
  EXPECT_EQ(error(".../.../.../"), whole(".../.../.../", Reason::position_row_count, 3, 4));
}

TEST(PositionText, SaysWhichRowHasTheWrongLength) {
  EXPECT_EQ(
      error(".../../..."),
      (ParseError{
          .reason = Reason::position_row_length, .offset = 4, .found = "..", .low = 3, .high = 2}));
  EXPECT_EQ(error(".../.../X..."), (ParseError{.reason = Reason::position_row_length,
                                               .offset = 8,
                                               .found = "X...",
                                               .low = 3,
                                               .high = 4}));
  EXPECT_EQ(
      error("//"),
      (ParseError{.reason = Reason::position_row_length, .offset = 0, .found = {}, .low = 3}));
}

TEST(PositionText, SaysWhichSymbolIsNone) {
  EXPECT_EQ(error(".../.-./..."),
            (ParseError{.reason = Reason::position_symbol, .offset = 5, .found = "-"}));
  EXPECT_EQ(error("0../.../..."), (ParseError{.reason = Reason::position_symbol, .found = "0"}));
  EXPECT_EQ(error(".../.../.. "),
            (ParseError{.reason = Reason::position_symbol, .offset = 10, .found = " "}));
}

TEST(PositionText, WithCountsOffGivesBothCounts) {
  EXPECT_EQ(error("O../.../..."), whole("O../.../...", Reason::position_counts, 0, 1));
  EXPECT_EQ(error("XX./.../..."), whole("XX./.../...", Reason::position_counts, 2, 0));
  EXPECT_EQ(error("XXX/.../..."), whole("XXX/.../...", Reason::position_counts, 3, 0));
  EXPECT_EQ(error("XOX/OXO/OXO"), whole("XOX/OXO/OXO", Reason::position_counts, 4, 5));
}

TEST(PositionText, CannotHoldLinesOfBothSides) {
  EXPECT_EQ(error("XXX/OOO/..."), whole("XXX/OOO/...", Reason::position_both_completed));
  EXPECT_EQ(error("XXX/OOO/X.."), whole("XXX/OOO/X..", Reason::position_both_completed));
}

TEST(PositionText, CannotShowPlayAfterTheEnd) {
  EXPECT_EQ(error("XXX/OO./O.."), whole("XXX/OO./O..", Reason::position_after_end))
      << "X completed its line, yet O moved";
  EXPECT_EQ(error("OOO/XX./XX."), whole("OOO/XX./XX.", Reason::position_after_end))
      << "O completed its line, yet X moved";
  EXPECT_EQ(error("XXX.OOO/XXX.OO.", "7,2,3"),
            whole("XXX.OOO/XXX.OO.", Reason::position_both_completed));
  EXPECT_EQ(error("XXX.OO./XXX.OO.", "7,2,3,misere"),
            whole("XXX.OO./XXX.OO.", Reason::position_counts, 6, 4));
  EXPECT_EQ(error("XXX.OO./XXX.OOX", "7,2,4"),
            whole("XXX.OO./XXX.OOX", Reason::position_counts, 7, 4));
}

TEST(PositionText, CannotHoldLinesThatNoSingleMoveCompletes) {
  EXPECT_EQ(error("XXX/OO./OOO/XXX", "3,4,3"),
            whole("XXX/OO./OOO/XXX", Reason::position_both_completed));
  EXPECT_EQ(error("XXX/O.O/.OO/XXX", "3,4,4"),
            whole("XXX/O.O/.OO/XXX", Reason::position_counts, 6, 4));
  EXPECT_EQ(error("XXX/OO./.OO/XXX/O..", "3,5,3"),
            whole("XXX/OO./.OO/XXX/O..", Reason::position_after_end));
  EXPECT_EQ(error("XXXXXX/OOXOO.", "6,2,3"), whole("XXXXXX/OOXOO.", Reason::position_counts, 7, 4));
  EXPECT_EQ(error("XXXXXX/OO.OOX/......", "6,3,3"),
            whole("XXXXXX/OO.OOX/......", Reason::position_counts, 7, 4));
  EXPECT_EQ(error("XXXXXX/OO.OO./O.....", "6,3,3"),
            whole("XXXXXX/OO.OO./O.....", Reason::position_after_end))
      << "six in a row hold two lines of three with no cell in common";
  EXPECT_EQ(error("XX/..", "2,2,1"), whole("XX/..", Reason::position_counts, 2, 0));
  EXPECT_EQ(error("XO/..", "2,2,1"), whole("XO/..", Reason::position_both_completed));
}

TEST(PositionText, MayHoldSeveralLinesThatOneMoveCompletes) {
  EXPECT_EQ(parse_position("XXX/XOO/XOO", Rules()).value().completed_lines().size(), 2u);
  EXPECT_EQ(parse_position("XXXXX/OO.OO", rules("5,2,3")).value().completed_lines().size(), 3u);
}

TEST(PositionText, OfMiserePlayIsHeldToTheSameLines) {
  EXPECT_EQ(parse_position("XXX/OO./...", rules("3,3,3,misere")).value().outcome(),
            Outcome::win(Mark::O));
  EXPECT_EQ(error("XXX/OO./O..", "3,3,3,misere"), whole("XXX/OO./O..", Reason::position_after_end));
}

}  // namespace
}  // namespace mnk
