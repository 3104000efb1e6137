#include "engine/notation.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::rules;
using Reason = ParseError::Reason;

std::string rules_error(std::string_view text) { return told(parse_rules(text).error()); }

std::string cell_error(std::string_view text, std::string_view on = "3,3,3") {
  return told(parse_cell(text, rules(on)).error());
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

TEST(RulesText, ThatIsWrongSaysWhichPartAndWhatWouldBeRight) {
  for (const char* text : {"", "3", "3,3", "3,3,3,misere,3", "3 3 3", "3x3x3"}) {
    EXPECT_EQ(rules_error(text), std::string("rules_form at 0 \"") + text + "\" 0..0");
  }
  for (const auto& [text, error] :
       {std::pair("x,3,3", R"(rules_form at 0 "x" 0..0)"),
        {"3,,3", R"(rules_form at 2 "" 0..0)"},
        {"3,3,-3", R"(rules_form at 4 "-3" 0..0)"},
        {"3, 3,3", R"(rules_form at 2 " 3" 0..0)"},
        {"3,3,3.5", R"(rules_form at 4 "3.5" 0..0)"},
        {"3,3,3,normal", R"(rules_form at 6 "normal" 0..0)"},
        {"3,3,3,", R"(rules_form at 6 "" 0..0)"},
        {"0,21,0", R"(columns_out_of_range at 0 "0" 1..20)"},
        {"10,21,0", R"(rows_out_of_range at 3 "21" 1..20)"},
        {"3,3,999999999,misere", R"(in_a_row_out_of_range at 4 "999999999" 1..20)"},
        {"99999999999999999999,3,3",
         R"(columns_out_of_range at 0 "99999999999999999999" 1..20)"}}) {
    EXPECT_EQ(rules_error(text), error);
  }
}

TEST(CellName, ReadsBackAsWrittenForAllCells) {
  const Rules largest = rules("20,20,5");
  for (int index = 0; index < largest.cell_count(); ++index) {
    const Cell cell = largest.cell(index);
    EXPECT_EQ(parse_cell(to_text(cell), largest), cell);
  }
}

TEST(CellName, OfAnyOtherFormIsNoCell) {
  for (const std::string text : {"", "b", "2", "2b", "bb", "b-1", "b 2", " b2", "b2 ", "@1", "[1",
                                 "`1", "{1", "b+2", "b2.", "\u00e91"}) {
    EXPECT_EQ(cell_error(text), "cell_form at 0 \"" + text + "\" 0..0");
  }
}

TEST(CellName, OffTheBoardIsToldTheBoardsSize) {
  for (const std::string text : {"d1", "a4", "z1", "a0", "a999999999", "a99999999999999999999"}) {
    EXPECT_EQ(cell_error(text), "cell_off_board at 0 \"" + text + "\" 3..3");
  }
  EXPECT_EQ(cell_error("a5", "10,4,3"), R"(cell_off_board at 0 "a5" 10..4)");
}

TEST(MovesText, JoinsCellNamesByDots) {
  EXPECT_EQ(to_text(std::vector<Cell>{}), "");
  EXPECT_EQ(to_text(parse_moves("b2.a1.c3", Position(Rules())).value()), "b2.a1.c3");
  EXPECT_EQ(to_text(parse_moves("B2.A1", Position(Rules())).value()), "b2.a1");
  EXPECT_TRUE(parse_moves("", Position(Rules())).value().empty());
}

TEST(MovesText, IsReplayedFromThePositionThatWasSetUp) {
  const Position start = test::board(Rules(), "XO. .X. ...");
  EXPECT_EQ(to_text(parse_moves("c3.a3", start).value()), "c3.a3");
  const auto taken = parse_moves("c3.a1", start);
  ASSERT_FALSE(taken);
  EXPECT_EQ(told(taken.error().error), R"(cell_taken at 3 "a1" 0..0)");
  EXPECT_EQ(to_text(taken.error().legal_prefix), "c3");
  EXPECT_EQ(parse_moves("c3", test::board(Rules(), "XXX OO. ...")).error().error.reason,
            Reason::game_over);
}

struct WrongMoves {
  const char* text;
  const char* error;
  const char* legal;
};

TEST(MovesText, KeepsTheLegalMovesBeforeTheFault) {
  for (const auto& [text, error, legal] :
       {WrongMoves{"b2.a1.c3.", R"(cell_form at 9 "" 0..0)", "b2.a1.c3"},
        WrongMoves{"b2..c3", R"(cell_form at 3 "" 0..0)", "b2"},
        WrongMoves{".b2", R"(cell_form at 0 "" 0..0)", ""},
        WrongMoves{"b2,a1", R"(cell_form at 0 "b2,a1" 0..0)", ""},
        WrongMoves{"b2.e5", R"(cell_off_board at 3 "e5" 3..3)", "b2"},
        WrongMoves{"b2.a1.b2.c3", R"(cell_taken at 6 "b2" 0..0)", "b2.a1"},
        WrongMoves{"a1.a2.b1.b2.c1.c2", R"(game_over at 15 "c2" 0..0)", "a1.a2.b1.b2.c1"},
        WrongMoves{"b2.a1.c1.a3.a2.c2.c3.b3.b1.a1", R"(game_over at 27 "a1" 0..0)",
                   "b2.a1.c1.a3.a2.c2.c3.b3.b1"}}) {
    const auto moves = parse_moves(text, Position(Rules()));
    ASSERT_FALSE(moves) << text;
    EXPECT_EQ(told(moves.error().error), error) << text;
    EXPECT_EQ(to_text(moves.error().legal_prefix), legal) << text;
  }
}

using test::game;
TEST(PositionText, ReadsCapitalAndSmallMarks) {
  EXPECT_EQ(parse_position("xo./.X./..O", Rules()), game(Rules(), "a1.b1.b2.c3"));
}

struct WrongPosition {
  const char* rules;
  const char* text;
  const char* error;
};

TEST(PositionText, ThatNoPlayCanLeadToSaysWhy) {
  const std::vector<WrongPosition> all{
      {"3,3,3", "", "position_row_count at 0 \"\" 3..1"},
      {"3,3,3", ".../.../.../", "position_row_count at 0 \".../.../.../\" 3..4"},
      {"3,3,3", "O../.../...", "position_counts at 0 \"O../.../...\" 0..1"},
      {"3,3,3", "XX./.../...", "position_counts at 0 \"XX./.../...\" 2..0"},
      {"3,3,3", "XXX/OOO/...", "position_both_completed at 0 \"XXX/OOO/...\" 0..0"},
      // X completed its line, yet O moved.
      {"3,3,3", "XXX/OO./O..", "position_after_end at 0 \"XXX/OO./O..\" 0..0"},
      // O completed its line, yet X moved.
      {"3,3,3", "OOO/XX./XX.", "position_after_end at 0 \"OOO/XX./XX.\" 0..0"},
      {"7,2,3", "XXX.OOO/XXX.OO.", "position_both_completed at 0 \"XXX.OOO/XXX.OO.\" 0..0"},
      {"7,2,3,misere", "XXX.OO./XXX.OO.", "position_counts at 0 \"XXX.OO./XXX.OO.\" 6..4"},
      {"7,2,4", "XXX.OO./XXX.OOX", "position_counts at 0 \"XXX.OO./XXX.OOX\" 7..4"},
      {"3,4,3", "XXX/OO./OOO/XXX", "position_both_completed at 0 \"XXX/OO./OOO/XXX\" 0..0"},
      {"3,4,4", "XXX/O.O/.OO/XXX", "position_counts at 0 \"XXX/O.O/.OO/XXX\" 6..4"},
      {"3,5,3", "XXX/OO./.OO/XXX/O..", "position_after_end at 0 \"XXX/OO./.OO/XXX/O..\" 0..0"},
      {"6,2,3", "XXXXXX/OOXOO.", "position_counts at 0 \"XXXXXX/OOXOO.\" 7..4"},
      {"6,3,3", "XXXXXX/OO.OOX/......", "position_counts at 0 \"XXXXXX/OO.OOX/......\" 7..4"},
      // Six in a row hold two lines of three with no cell in common.
      {"6,3,3", "XXXXXX/OO.OO./O.....", "position_after_end at 0 \"XXXXXX/OO.OO./O.....\" 0..0"},
      {"2,2,1", "XO/..", "position_both_completed at 0 \"XO/..\" 0..0"},
      {"3,3,3,misere", "XXX/OO./O..", "position_after_end at 0 \"XXX/OO./O..\" 0..0"},
      {"3,3,3", ".../../...", "position_row_length at 4 \"..\" 3..2"},
      {"3,3,3", ".../.../X...", "position_row_length at 8 \"X...\" 3..4"},
      {"3,3,3", "//", "position_row_length at 0 \"\" 3..0"},
      {"3,3,3", ".../.-./...", "position_symbol at 5 \"-\" 0..0"},
      {"3,3,3", ".../.../.. ", "position_symbol at 10 \" \" 0..0"}};
  for (const auto& [on, text, error] : all) {
    const auto position = parse_position(text, rules(on));
    ASSERT_FALSE(position) << text;
    EXPECT_EQ(told(position.error()), error) << on;
  }
}

}  // namespace
}  // namespace mnk
